import type { ReactNode } from 'react';
import { Frame } from '@/screens/frame/frame';
import { PreviewBar } from '@/screens/frame/preview-bar';
import { SiteShell } from '@/screens/frame/site-shell';
import { isBuildPhase } from '@/lib/config/build-phase';
import { asLanguage } from '@/lib/i18n/language';

type Props = { children: ReactNode; params: Promise<{ lang: string }> };

/** The default layout. The page made at build time has no content, and so no header or footer. */
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
