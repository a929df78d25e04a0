import type { Metadata, Viewport } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { UNAVAILABLE_PATH } from '@/lib/content/app-routes';
import { getInitialData } from '@/lib/content/load';
import { encodedSegments } from '@/lib/content/path';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { RaceWeekBar } from '@/screens/frame/race-week-bar';
import { plainMetadata, siteViewport } from '@/screens/metadata';
import { findScreen } from '@/screens/registry';
import { resolve } from '@/screens/resolve';
import { isUnavailable, standaloneScreen } from '@/screens/standalone';

type Props = { params: Promise<{ lang: string; path?: string[] }> };

/** The only address built ahead of time, because it needs no content; all others are rendered on their first request. */
export const generateStaticParams = () => [{ path: [UNAVAILABLE_PATH] }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, path = [] } = await params;
  const language = asLanguage(lang);
  const t = await getTranslator(language);
  const standalone = standaloneScreen(path);
  if (standalone) return plainMetadata(t(standalone.title));
  const resolution = await resolve(encodedSegments(path));
  const head =
    resolution.kind === 'missing' || resolution.kind === 'redirect'
      ? null
      : await findScreen(resolution.kind).head({ shown: resolution, language });
  return head ?? plainMetadata(t('notFound.title'), (await getInitialData()).domain);
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { path = [] } = await params;
  return isUnavailable(path) ? {} : siteViewport();
}

/** Every page of the CMS and every screen of the site that has no route of its own. */
export default async function CatchAllPage({ params }: Props) {
  const { lang, path = [] } = await params;
  const language = asLanguage(lang);
  const t = await getTranslator(language);
  const standalone = standaloneScreen(path);
  if (standalone) return <standalone.View language={language} t={t} />;

  const resolution = await resolve(path);
  if (resolution.kind === 'missing') return notFound();
  if (resolution.kind === 'redirect')
    return resolution.permanent ? permanentRedirect(resolution.to) : redirect(resolution.to);
  const screen = findScreen(resolution.kind);
  return (
    <>
      {screen.hasRaceWeek ? <RaceWeekBar address={`/${path.join('/')}`} language={language} t={t} /> : null}
      <screen.Body shown={resolution} language={language} />
    </>
  );
}
