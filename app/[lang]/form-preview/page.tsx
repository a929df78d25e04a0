import type { Metadata } from 'next';
import { Frame } from '@/screens/frame/frame';
import { renderForm, sendFormTest } from '@/screens/form-preview/calls';
import { plainMetadata } from '@/screens/metadata';
import { FormPreview } from '@/components/preview/form-preview.client';
import { Heading } from '@/components/ui/heading';
import { cmsOrigins } from '@/lib/config/cms-origins';
import { env } from '@/lib/config/env';
import { ALL_MARK, EXTENSIONS_META } from '@/lib/content/extensions-mark';
import { getInitialData } from '@/lib/content/load';
import { ALL_EXTENSIONS } from '@/lib/contract/extensions';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { beginPreview } from '@/lib/preview/current';
import PreviewEndedPage from '../(site)/preview-ended/page';

type Props = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslator(asLanguage((await params).lang));
  return plainMetadata(t('preview.label'));
}

/** A form beside its builder in the CMS, which posts each edit to this page. Only editors can see it. */
export default async function FormPreviewPage({ params }: Props) {
  const language = asLanguage((await params).lang);
  const preview = await beginPreview();
  if (preview?.claims.kind !== 'editor')
    return (
      <Frame language={language}>
        <PreviewEndedPage params={params} />
      </Frame>
    );
  const [t, { domain, extensions }] = await Promise.all([getTranslator(language), getInitialData()]);
  const hasAll = ALL_EXTENSIONS.every((name) => extensions.includes(name));
  return (
    <Frame
      language={language}
      colours={{ light: domain.theme_colour, dark: domain.dark_theme_colour }}
      showBackToTop={false}
      areas={['forms', 'formBlock', 'payment']}
    >
      <meta name={EXTENSIONS_META} content={hasAll ? ALL_MARK : extensions.join(' ')} />
      <div className="container-site py-6">
        <div className="form-width">
          <Heading level={1} size="title-sm" className="sr-only">
            {t('preview.label')}
          </Heading>
          <FormPreview
            origins={cmsOrigins(env())}
            load={renderForm.bind(null, language)}
            send={sendFormTest.bind(null, language)}
            texts={{
              waiting: t('common.loading'),
              failed: t('error.message'),
              ended: t('preview.endedMessage'),
            }}
          />
        </div>
      </div>
    </Frame>
  );
}
