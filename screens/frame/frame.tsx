import 'server-only';
import { ViewTransition, type CSSProperties, type ReactNode } from 'react';
import { LanguageMenu } from '@/components/appearance/language-menu';
import { CurrentPathWatcher } from '@/components/ui/current-path.client';
import { PageLinks } from '@/components/layout/page-links.client';
import { SkipLink } from '@/components/layout/skip-link';
import { MAIN_ID } from '@/components/ui/main-id';
import { PlayerHost } from '@/components/player/player-host.client';
import { BackToTop } from '@/components/ui/back-to-top.client';
import { ProgressBar } from '@/components/ui/progress-bar.client';
import type { TrackerSettings } from '@/lib/consent/trackers';
import type { Language } from '@/lib/contract/languages';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { brandStyle } from '@/lib/shared/brand-tokens';
import { SiteBackground } from './background';

/** Directly after the content. An element of its own, because browsers wait only for the start of an element. */
const CONTENT_END_ID = 'content-end';

type FrameProps = {
  readonly language: Language;
  /** The content's analytics services; without it there are none. */
  readonly domain?: TrackerSettings;
  /** The share of pages whose speed is measured, if the visitor agrees; none by default. */
  readonly speedShare?: number;
  /** Spec point 9: on, unless the site has switched it off. */
  readonly showBackToTop?: boolean;
  readonly colours?: { readonly light: string; readonly dark: string };
  /** Additional text namespaces that its islands need. */
  readonly areas?: readonly string[];
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every screen, with or without content: skip link, progress bar, landmarks, back to top. */
export async function Frame({
  language,
  domain,
  speedShare = 0,
  showBackToTop = true,
  colours,
  areas = [],
  header,
  footer,
  children,
}: FrameProps) {
  const t = await getTranslator(language);
  const style: CSSProperties = brandStyle(colours?.light ?? '', colours?.dark ?? '');
  return (
    <I18nProvider lang={language} messages={await getIslandMessages(language, ['islands', ...areas])}>
      {/* The first paint waits for the complete content: half a table or half a menu would move when the rest arrives. */}
      <link rel="expect" href={`#${CONTENT_END_ID}`} blocking="render" />
      <div className="site" style={style}>
        <SkipLink label={t('common.skipToContent')} />
        <ProgressBar />
        {header}
        {/* Called when a link is followed (PageLinks), never automatically. */}
        <ViewTransition default={{ page: 'page', default: 'none' }}>
          <main id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
        </ViewTransition>
        <div id={CONTENT_END_ID} hidden />
        {footer}
        {showBackToTop ? <BackToTop /> : null}
        <PlayerHost />
        <CurrentPathWatcher />
        <PageLinks />
        <LanguageMenu language={language} t={t} />
        <SiteBackground domain={domain} speedShare={speedShare} />
      </div>
    </I18nProvider>
  );
}
