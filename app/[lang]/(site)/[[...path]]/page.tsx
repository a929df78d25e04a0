import type { Metadata, Viewport } from 'next';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { AccountPage, accountTitle } from '@/app/_page/account-page';
import { CircuitPage } from '@/app/_page/circuit-page';
import { CmsPageView } from '@/app/_page/cms-page';
import { circuitMetadata, loadCircuitScreen } from '@/app/_page/load-circuit';
import { loadPage } from '@/app/_page/load-page';
import { MissingPage } from '@/app/_page/missing-page';
import { MyChampionshipPage } from '@/app/_page/my-championship-page';
import { pageMetadata, plainMetadata, siteViewport } from '@/app/_page/metadata';
import { RaceWeekBar } from '@/app/_page/race-week-bar';
import { PreparingPage } from '@/app/_page/preparing-page';
import { ReadmePage } from '@/app/_page/readme-page';
import { SamplesPage } from '@/app/_page/samples-page';
import { SearchKindPage, searchKindTitle } from '@/app/_page/search-kind-page';
import { SearchPage, searchTitle } from '@/app/_page/search-page';
import { TimetablePage } from '@/app/_page/timetable-page';
import { loadTimetable, timetableMetadata, timetableTitle } from '@/app/_page/load-timetable';
import { loadWatch } from '@/app/_page/load-watch';
import { WatchPage, watchMetadata } from '@/app/_page/watch-page';
import { loadStandingsScreen } from '@/app/_page/load-standings';
import { loadSeasonsScreen, seasonsMetadata } from '@/app/_page/load-seasons';
import { loadTeamScreen, teamMetadata } from '@/app/_page/load-team';
import { SeasonsPage } from '@/app/_page/seasons-page';
import { StandingsPage, standingsMetadata } from '@/app/_page/standings-page';
import { TeamPage } from '@/app/_page/team-page';
import { DocumentPage, documentTitle, ShopScreenPage, shopScreenTitle } from '@/app/_page/shop-pages';
import { OfflineView } from '@/components/pwa/offline-view';
import { UnavailableView } from '@/components/layout/unavailable-view';
import { MISSING_PATH, OFFLINE_PATH, UNAVAILABLE_PATH } from '@/lib/content/app-routes';
import { getInitialData } from '@/lib/content/load';
import { encodedSegments } from '@/lib/content/path';
import { resolve } from '@/lib/content/resolve';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { searchSiteKind } from '@/lib/search/site-search';
import { pageTitle } from '@/lib/seo/title';

type Props = { params: Promise<{ lang: string; path?: string[] }> };

/** The one address that is made at build time, because it needs no content; all others are made on their first request. */
export const generateStaticParams = () => [{ path: [UNAVAILABLE_PATH] }];

const isUnavailablePath = (path: readonly string[]) => path.length === 1 && path[0] === UNAVAILABLE_PATH;
/** The 404 screen as a page of its own: the server in front sends it, with status 404, for every missing address. */
const isMissingPath = (path: readonly string[]) => path.length === 1 && path[0] === MISSING_PATH;

const isOfflinePath = (path: readonly string[]) => path.length === 1 && path[0] === OFFLINE_PATH;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, path = [] } = await params;
  const language = asLanguage(lang);
  const t = await getTranslator(language);
  if (isUnavailablePath(path)) return plainMetadata(t('unavailable.title'));
  if (isMissingPath(path)) return plainMetadata(t('notFound.title'));
  if (isOfflinePath(path)) return plainMetadata(t('offline.title'));
  const resolution = await resolve(encodedSegments(path));
  if (resolution.kind === 'readme') return plainMetadata(t('readme.title'), resolution.site.domain);
  if (resolution.kind === 'preparing')
    return plainMetadata(pageTitle('', resolution.site.domain), resolution.site.domain);
  if (resolution.kind === 'account')
    return plainMetadata(accountTitle(resolution.screen, t), resolution.site.domain);
  if (resolution.kind === 'shop')
    return plainMetadata(shopScreenTitle(resolution.screen, t), resolution.site.domain);
  if (resolution.kind === 'document')
    return plainMetadata(documentTitle(resolution.document, t), resolution.site.domain);
  if (resolution.kind === 'my-championship')
    return plainMetadata(t('islands.account.favourites'), resolution.site.domain);
  if (resolution.kind === 'samples') return plainMetadata(t('samples.title'), resolution.site.domain);
  if (resolution.kind === 'search')
    return plainMetadata(searchTitle(resolution.query, t), resolution.site.domain);
  if (resolution.kind === 'search-kind')
    return plainMetadata(searchKindTitle(resolution, t), resolution.site.domain);
  if (resolution.kind === 'timetable') {
    const timetable = await loadTimetable(resolution.category, language);
    if (timetable?.isMine) return plainMetadata(timetableTitle(timetable, t), resolution.site.domain);
    if (timetable !== null) return timetableMetadata(timetable, resolution.site.domain, language, t);
  }
  if (resolution.kind === 'watch')
    return watchMetadata(await loadWatch(language, t), resolution.site.domain, language, t);
  if (resolution.kind === 'standings') {
    const screen = await loadStandingsScreen(resolution, language);
    if (screen !== null) return standingsMetadata(screen);
  }
  if (resolution.kind === 'seasons') {
    const screen = await loadSeasonsScreen(resolution, language);
    if (screen !== null) return seasonsMetadata(screen);
  }
  if (resolution.kind === 'circuit') {
    const screen = await loadCircuitScreen(resolution, language);
    if (screen !== null) return circuitMetadata(screen);
  }
  if (resolution.kind === 'team') {
    const screen = await loadTeamScreen(resolution, language);
    if (screen !== null) return teamMetadata(screen);
  }
  const loaded = resolution.kind === 'page' ? await loadPage(resolution, language) : null;
  if (loaded !== null) return pageMetadata(loaded);
  return plainMetadata(t('notFound.title'), (await getInitialData()).domain);
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { path = [] } = await params;
  return isUnavailablePath(path) ? {} : siteViewport();
}

export default async function CatchAllPage({ params }: Props) {
  const { lang, path = [] } = await params;
  const language = asLanguage(lang);
  const t = await getTranslator(language);
  if (isUnavailablePath(path)) return <UnavailableView t={t} />;
  if (isMissingPath(path)) return <MissingPage language={language} t={t} />;
  if (isOfflinePath(path)) return <OfflineView t={t} />;

  const resolution = await resolve(path);
  const raceWeek = <RaceWeekBar address={`/${path.join('/')}`} language={language} t={t} />;
  switch (resolution.kind) {
    case 'missing':
      return notFound();
    case 'redirect':
      return resolution.permanent ? permanentRedirect(resolution.to) : redirect(resolution.to);
    case 'account':
      return <AccountPage screen={resolution.screen} site={resolution.site} language={language} />;
    case 'readme':
      return <ReadmePage site={resolution.site} language={language} />;
    case 'preparing':
      return <PreparingPage site={resolution.site} language={language} />;
    case 'samples':
      return <SamplesPage site={resolution.site} language={language} />;
    case 'search':
      return (
        <>
          {raceWeek}
          <SearchPage query={resolution.query} site={resolution.site} language={language} />
        </>
      );
    case 'search-kind': {
      const { query, of, page } = resolution;
      const results = await searchSiteKind(query, of, page);
      if (results === null) return notFound();
      return (
        <>
          {raceWeek}
          <SearchKindPage query={query} results={results} t={t} />
        </>
      );
    }
    case 'shop':
      return <ShopScreenPage screen={resolution.screen} site={resolution.site} language={language} />;
    case 'document':
      return <DocumentPage kind={resolution.document} language={language} />;
    case 'timetable': {
      const timetable = await loadTimetable(resolution.category, language);
      return timetable === null ? notFound() : <TimetablePage timetable={timetable} t={t} />;
    }
    case 'watch':
      return <WatchPage watch={await loadWatch(language, t)} language={language} t={t} />;
    case 'my-championship':
      return (
        <>
          {raceWeek}
          <MyChampionshipPage language={language} />
        </>
      );
    case 'standings': {
      const screen = await loadStandingsScreen(resolution, language);
      if (screen === null) return notFound();
      return (
        <>
          {raceWeek}
          <StandingsPage screen={screen} />
        </>
      );
    }
    case 'seasons': {
      const screen = await loadSeasonsScreen(resolution, language);
      if (screen === null) return notFound();
      return (
        <>
          {raceWeek}
          <SeasonsPage screen={screen} />
        </>
      );
    }
    case 'circuit': {
      const screen = await loadCircuitScreen(resolution, language);
      if (screen === null) return notFound();
      return (
        <>
          {raceWeek}
          <CircuitPage screen={screen} />
        </>
      );
    }
    case 'team': {
      const screen = await loadTeamScreen(resolution, language);
      if (screen === null) return notFound();
      return (
        <>
          {raceWeek}
          <TeamPage screen={screen} />
        </>
      );
    }
    case 'page': {
      const loaded = await loadPage(resolution, language);
      if (loaded === null) return notFound();
      return (
        <>
          {raceWeek}
          <CmsPageView loaded={loaded} />
        </>
      );
    }
  }
}
