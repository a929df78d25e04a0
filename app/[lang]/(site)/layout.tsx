import type { ReactNode } from 'react';
import { Frame } from '@/screens/frame/frame';
import { PreviewBar } from '@/screens/frame/preview-bar';
import { SiteShell } from '@/screens/frame/site-shell';
import { isBuildPhase } from '@/lib/config/build-phase';
import { asLanguage } from '@/lib/i18n/language';

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

/**
 * The default layout. The one page that a build makes has to do without content, and so without header and footer.
 */
export default async function SiteLayout({ children, params }: Props) {
  const language = asLanguage((await params).lang);
  return isBuildPhase() ? (
    <Frame language={language}>{children}</Frame>
  ) : (
    <>
      <PreviewBar language={language} />
      <SiteShell language={language}>{children}</SiteShell>
    </>
  );
}
