import 'server-only';
import { cache } from 'react';
import type { SeasonRounds } from '@/components/racing/earlier-seasons';
import { resultsByRound, type ResultsOfRound } from '@/components/racing/results-by-round';
import { roundNumberText } from '@/components/racing/round-title';
import { teamCars, type TeamCar } from '@/components/racing/team-cars';
import type { PlaceInStandings } from '@/components/standings/standing-places';
import { crewOf } from '@/lib/season/crew';
import { loadDates } from '@/lib/content/load-dates';
import { loadQuery, loadRenderTime } from '@/lib/content/load';
import type { ShownBy } from '../define-match';
import { roundNumbers, type NumberedChampionship } from '@/lib/season/round-numbers';
import { racingSeasons } from '@/lib/season/seasons';
import type { Site } from '@/lib/content/site-store';
import { listStandings, loadStandings, standingsOfSeason, withResults } from '@/lib/season/standings';
import type { RoundSummary, Team, TeamSeason } from '@/lib/contract/entities/racing';
import type { Standing, StandingPlace } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import { getTranslator, type Translator } from '@/lib/i18n/translator';
import { driverPages } from '@/lib/season/driver-pages';
import { nameKey } from '@/lib/shared/text/name-key';
import { loadNextSessions, type NextSession } from '@/lib/season/load-next-sessions';
import type { teamMatch } from './match';

export type TeamScreen = {
  readonly team: Team;
  /** The season shown on the page: the latest in which the team was entered or raced. */
  readonly season: string;
  readonly cars: readonly TeamCar[];
  /** The next session of each of its categories, soonest first. */
  readonly next: readonly NextSession[];
  /** Latest first. */
  readonly rounds: readonly ResultsOfRound[];
  readonly places: readonly PlaceInStandings[];
  /** Its line in the first teams' table that includes it, and that table; null if none does. */
  readonly standing: { readonly championship: NumberedChampionship; readonly line: Standing } | null;
  /** Earlier seasons, latest first, with the team's rounds. */
  readonly earlier: readonly SeasonRounds[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  readonly site: Site;
  readonly language: Language;
  readonly t: Translator;
};

/** Loads a team; null for an unknown one. Only one season's rounds are fetched, however many there were. Cached per request. */
export const loadTeamScreen = cache(
  async ({ url, site }: ShownBy<typeof teamMatch>, language: Language): Promise<TeamScreen | null> => {
    const [{ nextgenTeam: team }, { nextgenRounds: all }, renderTime, dates, t] = await Promise.all([
      loadQuery('teamByUrl', { url }),
      loadQuery('allRounds', {}),
      loadRenderTime(),
      loadDates(language),
      getTranslator(language),
    ]);
    if (team === null) return null;
    const ownRounds = new Set(team.round_urls);
    const seasons = racingSeasons(all)
      .map((season) => ({ ...season, rounds: season.rounds.filter((round) => ownRounds.has(round.url)) }))
      .filter(({ rounds }) => rounds.length > 0);
    const [shown, ...earlier] = seasons;
    if (shown === undefined) return null;
    const season = await loadSeason(url, shown.rounds);
    const cars = teamCars(season);
    const numbers = roundNumbers(all);
    const [next, lines, drivers] = await Promise.all([
      loadNextSessions(all, categoriesOf(cars), new Date(renderTime), language),
      loadLines(url, season, shown),
      driverPages(),
    ]);
    return {
      team,
      season: shown.name,
      cars,
      next,
      rounds: resultsByRound(season.results, dates, (round, name) =>
        roundNumberText(name, numbers.get(round), t),
      ),
      places: lines.map(({ championship, line }) => ({
        championship,
        place: line,
        isNamed: championship.of !== 'teams',
      })),
      standing: lines.find(({ championship }) => championship.of === 'teams') ?? null,
      earlier: earlier.map(({ name, rounds }) => ({ name, rounds: rounds.toReversed() })),
      drivers,
      site,
      language,
      t,
    };
  },
);

async function loadSeason(url: string, rounds: readonly RoundSummary[]): Promise<TeamSeason> {
  const { nextgenTeam } = await loadQuery('teamSeason', {
    url,
    from: rounds[0]?.start_date ?? null,
    until: rounds.at(-1)?.start_date ?? null,
  });
  return nextgenTeam ?? { entries: [], results: [] };
}

/** The categories of the cars, each once. */
export const categoriesOf = (cars: readonly TeamCar[]) => [
  ...new Map(cars.flatMap(({ category }) => (category ? [[category.id, category] as const] : []))).values(),
];

type TableLine = NonNullable<TeamScreen['standing']>;

/** The team's lines in the championships of its season, then its drivers' in theirs. */
async function loadLines(
  url: string,
  season: TeamSeason,
  { name, rounds }: { readonly name: string; readonly rounds: readonly RoundSummary[] },
): Promise<readonly TableLine[]> {
  const cars = teamCars(season);
  const ids = new Set(categoriesOf(cars).map(({ id }) => id));
  const all = withResults(await listStandings()).filter(
    ({ category }) => category !== null && ids.has(category.id),
  );
  const tables = await Promise.all(
    [...Map.groupBy(all, ({ category }) => category?.id).values()]
      .flatMap((ofCategory) => standingsOfSeason(ofCategory, name))
      .filter(({ of }) => of !== 'rookies')
      .map((championship) => loadStandings(championship.url, '')),
  );
  const isOfTeam = teamPlaces(url, season, cars);
  const held = new Set(rounds.map((round) => round.url));
  return tables
    .flatMap((table) => (table?.rounds.some((round) => held.has(round.url)) ? [table] : []))
    .flatMap((championship) =>
      championship.standings.filter(isOfTeam).map((line): TableLine => ({ championship, line })),
    )
    .toSorted((a, b) => Number(a.championship.of !== 'teams') - Number(b.championship.of !== 'teams'));
}

/** Returns a predicate: whether a line of a table is the team's, or one of its drivers'. */
function teamPlaces(url: string, { results }: TeamSeason, cars: readonly TeamCar[]) {
  const crew = [...cars, ...results.map(({ row }) => row)].flatMap(crewOf);
  const ids = new Set(crew.flatMap(({ driver }) => driver?.id ?? []));
  const names = new Set(crew.flatMap(({ name, driver }) => (driver === null ? nameKey(name) : [])));
  return ({ driver, team_url: team, name }: StandingPlace): boolean =>
    team === url || (driver === null ? team === '' && names.has(nameKey(name)) : ids.has(driver.id));
}
