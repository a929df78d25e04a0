import { table } from '../html.ts';
import type { SimulatedSession } from '../sessions.ts';
import type { Standing } from './standings.ts';

const TOP_ROWS = 8;
const STANDINGS_ROWS = 6;

/** The top finishers of a session. */
export function topTable(session: SimulatedSession, caption: string, rows = TOP_ROWS): string {
  return table(
    caption,
    session.is_a_race ? ['Pos', 'No', 'Driver', 'Laps', 'Time'] : ['Pos', 'No', 'Driver', 'Best', 'Gap'],
    session.rows
      .slice(0, rows)
      .map((row) => [
        String(row.position ?? '–'),
        row.race_number,
        row.name,
        session.is_a_race ? String(row.laps) : row.best_time,
        session.is_a_race
          ? row.position === 1 || row.position === null
            ? row.total_time
            : `+${row.diff}`
          : row.diff && `+${row.diff}`,
      ]),
  );
}

/** The top of the standings. */
export function standingsTable(
  category: string,
  standings: readonly Standing[],
  rows = STANDINGS_ROWS,
): string {
  return table(
    `${category} standings`,
    ['Pos', 'Driver', 'Points', 'Wins', 'Behind'],
    standings
      .slice(0, rows)
      .map((row) => [
        String(row.position),
        row.name,
        String(row.points),
        String(row.wins),
        row.behind === 0 ? '' : `−${row.behind}`,
      ]),
  );
}
