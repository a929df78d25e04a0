import { limitedBody } from '@/lib/api/limited-body';
import { env } from '@/lib/config/env';
import { LANGUAGES } from '@/lib/contract/languages';
import { languageCookie } from '@/lib/shared/language-cookie';

/** The menu's form takes ten bytes. */
const MAX_BYTES = 1_000;

/** The page that held the form: a path of this site, or the home page. */
function pathBack(request: Request): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return '/';
  const { host, pathname, search } = new URL(referrer);
  const isOwn = host === new URL(env().siteUrl).host || host === request.headers.get('host');
  return isOwn && !pathname.startsWith('//') ? pathname + search : '/';
}

/**
 * POST /api/language with `lang`: stores the visitor's language in a cookie and redirects back to the page. Returns 422 for an
 * unsupported language, and 413 for a form that is longer than the menu's.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 });
  const form = await limitedBody(request, MAX_BYTES);
  if (form === null) return new Response('The form is too long.\n', { status: 413 });
  const wanted = new URLSearchParams(form).get('lang');
  const language = LANGUAGES.find((each) => each === wanted);
  if (!language) return new Response('No such language.\n', { status: 422 });
  return new Response(null, {
    status: 303,
    headers: {
      Location: pathBack(request),
      'Set-Cookie': languageCookie(language, env().siteUrl),
      'Cache-Control': 'no-store',
    },
  });
}
