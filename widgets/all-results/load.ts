import 'server-only';
import type { CategoryRef, ResultSummary, SeriesRef, Venue } from '@/lib/contract/entities/racing';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import { racingSeasons } from '@/lib/season/seasons';
import { gridSource, seasonGrids, type GridSource, type SeasonGrid } from '@/components/racing/season-grid';
import { loadRoundsWithResults } from '@/lib/season/season-rounds';
import type { BlockSettings } from '@/lib/contract/block';
import type { allResultsBlock } from '@/lib/contract/blocks/site';
import { hasExtension } from '@/lib/contract/extensions';
import { driverPages } from '@/lib/season/driver-pages';
import { loadDates } from '@/lib/content/load-dates';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';

type CategorySessions = {
  /** Null for sessions without a category. */
  readonly category: CategoryRef | null;
  readonly sessions: readonly ResultSummary[];
};

/** The sessions of a round by category; both in the given order. */
function sessionsByCategory(sessions: readonly ResultSummary[]): readonly CategorySessions[] {
  return [...Map.groupBy(sessions, ({ category }) => category?.id ?? 0).values()].map((ofCategory) => ({
    category: ofCategory[0]?.category ?? null,
    sessions: ofCategory,
  }));
}

export type ResultsRound = {
  readonly name: string;
  readonly url: string;
  /** 'Round 5'; '' for a round outside a series. */
  readonly numberText: string;
  readonly dateRange: string;
  readonly venue: Pick<Venue, 'name' | 'url'> | null;
  readonly categories: readonly CategorySessions[];
};
type SeriesResults = { readonly series: SeriesRef | null; readonly rounds: readonly ResultsRound[] };

export type AllResults = {
  /** The winners; null if the content server doesn't provide them. */
  readonly grids: readonly SeasonGrid[] | null;
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  /** Every session, if there are no winners to show. */
  readonly all: readonly SeriesResults[];
  /** The seasons with results, latest first. */
  readonly seasons: readonly { readonly name: string; readonly slug: string; readonly isCurrent: boolean }[];
};

/**
 * The results of a series, or of all, latest round first: those of the season named by the address (/all-results/2026-27), or of the
 * latest.
 */
export async function loadAllResults(
  settings: BlockSettings<typeof allResultsBlock>,
  { path, language, t }: AddressedContext,
): Promise<AllResults | typeof MISSING> {
  if (path.url_parameter_2 !== '') return MISSING;
  const [{ nextgenRounds: heads }, dates, extensions] = await Promise.all([
    loadQuery('roundHeads', {}),
    loadDates(language),
    loadExtensions(),
  ]);
  const isOfSeries = ({ series }: { readonly series: SeriesRef | null }) =>
    settings.series === '' || series?.url === settings.series;
  // Of all series, so that the blocks of a page agree on the seasons.
  const seasons = racingSeasons(heads).filter(({ rounds }) =>
    rounds.some(({ resultsCount }) => resultsCount > 0),
  );
  const hasPodiums = hasExtension(extensions, 'podiums');
  const chosen = seasons.find(({ slug }) => slug === path.item_url);
  if (path.item_url !== '' && (!chosen || !hasPodiums)) return MISSING;
  // Without winners, every timing sheet is listed; otherwise a single season is, and no others are fetched.
  const shown = hasPodiums ? ((chosen ?? seasons[0])?.rounds ?? []) : heads;
  const numbers = roundNumbers(heads);
  const run = (await loadRoundsWithResults(shown))
    .filter(isOfSeries)
    .map((round) => gridSource(round, numbers.get(round.url), { dates, t }));
  if (!hasPodiums) return { grids: null, drivers: new Map(), all: bySeries(run), seasons: [] };
  const [{ nextgenCategorys }, drivers] = await Promise.all([
    loadQuery('categories', { isInSeries: null }),
    driverPages(),
  ]);
  return {
    grids: seasonGrids(
      run,
      nextgenCategorys.map(({ id }) => id),
    ),
    drivers,
    all: [],
    seasons: seasons.map((season) => ({
      name: season.name,
      slug: season.slug,
      isCurrent: season === (chosen ?? seasons[0]),
    })),
  };
}

const bySeries = (rounds: readonly GridSource<ResultSummary>[]): readonly SeriesResults[] =>
  [...Map.groupBy(rounds, ({ series }) => series?.url ?? '').values()].map((own) => ({
    series: own[0]?.series ?? null,
    rounds: own.map(({ results, name, url, numberText, dateRange, venue }) => ({
      name,
      url,
      numberText,
      dateRange,
      venue,
      categories: sessionsByCategory(results),
    })),
  }));

/** The season named by the address, in the page's title, heading and breadcrumb. */
export function allResultsFacts({ seasons }: AllResults, { path, t, page }: AddressedContext): PageFacts {
  const season = seasons.find(({ slug }) => slug === path.item_url);
  if (!season) return {};
  const title = `${page.name || t('results.all')} ${season.name}`;
  return { title, part: { name: season.name, address: `/${page.url}/${season.slug}`, heading: title } };
}
