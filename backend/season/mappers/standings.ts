import type {
  Championship,
  ChampionshipSummary,
  Standing as StandingEntity,
  StandingPlace,
} from '../../../lib/contract/entities/standings.ts';
import type { Standing } from '../standings/points/standings.ts';
import type { Competitor } from '../standings/competitors.ts';
import type { LoadedChampionship } from '../standings/load-championship.ts';

/** Number of table lines in a summary. */
const TOP = 5;

type DriverPage = { readonly id: number; readonly url: string };
/** What the wire adds to a table: the drivers' pages, and the championship's category. */
export type Links = {
  /** By the record's id, or by name for an unlinked competitor. */
  readonly pageOf: (competitor: Competitor) => DriverPage | null;
  /** A team's URL name by its name; '' for one without a page. */
  readonly teamUrlOf: (name: string) => string;
  readonly category: ChampionshipSummary['category'];
};

const placeEntity = (
  { key, rank, points, gap, change, canWin }: Standing,
  { doc, numbers, competitors }: LoadedChampionship,
  { pageOf, teamUrlOf }: Links,
): StandingPlace => {
  const competitor = competitors.get(key) ?? { name: key, driver: null };
  return {
    rank,
    name: competitor.name,
    race_number: numbers.get(key) ?? '',
    driver: doc.of === 'teams' ? null : pageOf(competitor),
    team_url: doc.of === 'teams' ? teamUrlOf(competitor.name) : '',
    points,
    gap,
    change,
    can_win: canWin,
  };
};

const standingEntity = (line: Standing, loaded: LoadedChampionship, links: Links): StandingEntity => ({
  ...placeEntity(line, loaded, links),
  gross: line.gross,
  tie: line.tie,
  rounds: line.rounds.map(({ points, counted, sessions }) => ({
    points,
    counted,
    sessions: sessions.map(({ isDropped, bonuses, ...session }) => ({
      ...session,
      bonuses: [...bonuses],
      is_dropped: isDropped,
    })),
  })),
  adjustments: line.adjustments.map(({ round, points, reason }) => {
    const number = loaded.rounds.findIndex(({ id }) => id === round) + 1;
    return { round: number === 0 ? null : number, points, reason };
  }),
});

/** A championship with the first lines of its table. @param after number of rounds the table includes */
export const championshipSummary = (
  loaded: LoadedChampionship,
  links: Links,
  after = loaded.roundsHeld,
): ChampionshipSummary => ({
  id: loaded.doc.id,
  name: loaded.doc.name,
  url: loaded.doc.url,
  of: loaded.doc.of,
  season: loaded.doc.season ?? '',
  category: links.category,
  rounds_count: loaded.rounds.filter(({ isOff }) => !isOff).length,
  rounds_held: loaded.rounds.slice(0, after).filter(({ isOff }) => !isOff).length,
  top: loaded
    .tableAfter(after)
    .slice(0, TOP)
    .map((line) => placeEntity(line, loaded, links)),
});

/** A championship with its whole table. @param after number of rounds the table includes */
export const championshipEntity = (
  loaded: LoadedChampionship,
  after: number,
  links: Links,
): Championship => ({
  ...championshipSummary(loaded, links),
  rounds: loaded.rounds.map(({ id, name, url, start, isOff }) => ({
    name,
    url,
    start_date: start,
    is_off: isOff,
    sessions: loaded.season.sessions
      .filter(({ round }) => round === id)
      .map((session) => ({ id: session.id, name: session.name })),
  })),
  after,
  standings: loaded.tableAfter(after).map((line) => standingEntity(line, loaded, links)),
  drops: [...loaded.scoring.drops],
});
