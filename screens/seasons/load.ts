import 'server-only';
import { cache } from 'react';
import { gridSource, seasonGrids, type SeasonGrid } from '@/components/racing/season-grid';
import { loadDates } from '@/lib/content/load-dates';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import type { ShownBy } from '../define-match';
import { roundNumbers } from '@/lib/season/round-numbers';
import { loadRoundsWithResults } from '@/lib/season/season-rounds';
import { racingSeasons } from '@/lib/season/seasons';
import type { Site } from '@/lib/content/site-store';
import { listStandings, seasonOf, withResults } from '@/lib/season/standings';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { getTranslator, type Translator } from '@/lib/i18n/translator';
import { driverPages } from '@/lib/season/driver-pages';
import type { seasonsMatch } from './match';

/** A season with results. */
export type Season = {
  /** '2025/26', and in addresses '2025-26'. */
  readonly name: string;
  readonly slug: string;
  /** When its last round ended; null for the latest season, which is still going. */
  readonly asOf: string | null;
  /** Its championships with points, in the office's order. */
  readonly championships: readonly ChampionshipSummary[];
};

type Shown = {
  /** Latest first. */
  readonly seasons: readonly Season[];
  readonly site: Site;
  readonly language: Language;
  readonly t: Translator;
};
export type SeasonsScreen =
  | (Shown & { readonly kind: 'list' })
  | (Shown & {
      readonly kind: 'season';
      readonly season: Season;
      /** Null if the content server doesn't provide the winners. */
      readonly winners: readonly SeasonGrid[];
      /** Addresses of drivers' pages by full name. */
      readonly drivers: ReadonlyMap<string, string>;
    });

/** Loads all seasons, or one; null for one without results. Only the displayed season's sheets are fetched. Cached per request. */
export const loadSeasonsScreen = cache(
  async (
    { season: slug, site }: ShownBy<typeof seasonsMatch>,
    language: Language,
  ): Promise<SeasonsScreen | null> => {
    const [{ nextgenRounds: heads }, championships, extensions, dates, t] = await Promise.all([
      loadQuery('roundHeads', {}),
      listStandings(),
      loadExtensions(),
      loadDates(language),
      getTranslator(language),
    ]);
    const scored = withResults(championships);
    const all = racingSeasons(heads).filter(({ rounds }) =>
      rounds.some(({ resultsCount }) => resultsCount > 0),
    );
    const scoredIn = Map.groupBy(scored, (championship) => seasonOf(championship, all)?.slug);
    const seasons = all.map(({ name, slug: own, rounds }, index): Season => ({
      name,
      slug: own,
      asOf: index === 0 ? null : (rounds.at(-1)?.end_date ?? null),
      championships: scoredIn.get(own) ?? [],
    }));
    const shown = { seasons, site, language, t };
    if (slug === '') return { kind: 'list', ...shown };
    const season = seasons.find((candidate) => candidate.slug === slug);
    const chosen = all.find((candidate) => candidate.slug === slug);
    if (!season || !chosen) return null;
    const hasPodiums = hasExtension(extensions, 'podiums');
    const [rounds, { nextgenCategorys: categories }, drivers] = await Promise.all([
      hasPodiums ? loadRoundsWithResults(chosen.rounds) : [],
      loadQuery('categories', { isInSeries: null }),
      driverPages(),
    ]);
    const numbers = roundNumbers(heads);
    const winners = seasonGrids(
      rounds.map((round) => gridSource(round, numbers.get(round.url), { dates, t })),
      categories.map(({ id }) => id),
    );
    return { kind: 'season', ...shown, season, winners, drivers };
  },
);
