import '@/app/globals.css';
import type { ReactNode } from 'react';
import { ErrorTextsProvider } from '@/components/layout/error-texts.client';
import { apiBasesAttribute } from '@/lib/account/api-bases-attribute';
import { CLOCK_OFFSET_ATTRIBUTE } from '@/lib/content/client-clock';
import { clockOffsetMs } from '@/lib/content/clock';
import { LANGUAGES } from '@/lib/contract/languages';
import { FAVOURITES_SCRIPT } from '@/lib/favourites/keys';
import { asLanguage, dirOf } from '@/lib/i18n/language';
import { fontStylesheet } from '@/lib/i18n/packaged-fonts';
import { getTranslator } from '@/lib/i18n/translator';
import { currentPreview } from '@/lib/preview/current';
import { SPOILERS_SCRIPT } from '@/lib/spoilers/head-script';
import { COLOUR_SCRIPT } from '@/lib/theme/scheme';
import { fontClassNames } from '@/styles/fonts';

export const generateStaticParams = () => LANGUAGES.map((lang) => ({ lang }));

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

/** The document itself. Everything that needs content is in the page, so this never fails because of content. */
export default async function RootLayout({ children, params }: Props) {
  const language = asLanguage((await params).lang);
  const t = await getTranslator(language);
  const errorTexts = { title: t('error.title'), message: t('error.message'), retry: t('error.retry') };
  const fonts = fontStylesheet(language);
  const preview = await currentPreview();
  const offsetMs = preview?.offsetMs ?? clockOffsetMs();
  const clock = offsetMs === 0 ? {} : { [CLOCK_OFFSET_ATTRIBUTE]: offsetMs };
  return (
    <html
      lang={language}
      dir={dirOf(language)}
      className={fontClassNames}
      {...clock}
      {...apiBasesAttribute()}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: COLOUR_SCRIPT + FAVOURITES_SCRIPT + SPOILERS_SCRIPT }} />
        {fonts === null ? null : <link rel="stylesheet" href={fonts} precedence="default" />}
      </head>
      <body>
        <ErrorTextsProvider texts={errorTexts}>{children}</ErrorTextsProvider>
      </body>
    </html>
  );
}
