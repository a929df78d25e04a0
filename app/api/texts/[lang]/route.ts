import { LANGUAGES } from '@/lib/contract/languages';
import { asLanguage } from '@/lib/i18n/language';
import { getLaterMessages } from '@/lib/i18n/translator';

export const generateStaticParams = () => LANGUAGES.map((lang) => ({ lang }));

type Context = { readonly params: Promise<{ readonly lang: string }> };

/** GET /api/texts/{language}: the texts of islands that load later. The query holds their version, so a browser may cache them forever. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lang } = await params;
  return Response.json(await getLaterMessages(asLanguage(lang)), {
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
