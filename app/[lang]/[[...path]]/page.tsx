import type { Metadata, Viewport } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { Suspense } from 'react';
import { SiteShell } from '@/app/_page/site-shell';
import { pageMetadata, siteViewport } from '@/app/_page/metadata';
import { CmsPageView, loadCmsPage } from '@/app/_page/cms-page';
import { UNAVAILABLE_PATH } from '@/lib/content/app-routes';
import { resolve } from '@/lib/content/resolve';
import { asLanguage } from '@/lib/i18n/language';
import { LogoutView } from '@/components/account/logout.client';
import { Unavailable } from '@/app/_page/unavailable';

type Props = { params: Promise<{ lang: string; path?: string[] }> };

/** The one address that is made at build time, because it needs no content; all others are made on their first request. */
export const generateStaticParams = () => [{ path: [UNAVAILABLE_PATH] }];

const isUnavailablePath = (path: readonly string[]) => path.length === 1 && path[0] === UNAVAILABLE_PATH;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, path = [] } = await params;
  if (isUnavailablePath(path)) return { robots: { index: false } };
  const resolution = await resolve(path);
  if (resolution.kind !== 'page') return { robots: { index: false } };
  return pageMetadata(await loadCmsPage(resolution, asLanguage(lang)));
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { path = [] } = await params;
  return isUnavailablePath(path) ? {} : siteViewport();
}

export default async function CatchAllPage({ params }: Props) {
  const { lang, path = [] } = await params;
  const language = asLanguage(lang);
  if (isUnavailablePath(path)) return <Unavailable language={language} />;

  const resolution = await resolve(path);
  switch (resolution.kind) {
    case 'missing':
      return notFound();
    case 'redirect':
      return resolution.permanent ? permanentRedirect(resolution.to) : redirect(resolution.to);
    case 'logout':
      return (
        <Suspense>
          <LogoutView />
        </Suspense>
      );
    case 'page': {
      const loaded = await loadCmsPage(resolution, language);
      if (loaded === null) return notFound();
      return (
        <SiteShell language={language}>
          <CmsPageView loaded={loaded} />
        </SiteShell>
      );
    }
  }
}
