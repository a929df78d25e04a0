import type { Scoring, Season, SeasonRow, SeasonSession } from './scoring.ts';

/** A scoring without rules, to which tests add theirs. */
export const PLAIN: Scoring = {
  rules: [],
  bonuses: [],
  drops: [],
  deadHeats: 'share',
  minimumShare: 0,
  roundLimit: null,
  movesUpBehindGuests: true,
  keepsDisqualifications: false,
  tieBreak: 'countback',
  dividesSharedCars: true,
  carsPerTeam: null,
  ranksRookies: false,
  takesSheetPoints: false,
};

export const row = (position: number | null, name: string, more: Partial<SeasonRow> = {}): SeasonRow => ({
  position,
  keys: name.split('/'),
  isGuest: false,
  isDisqualified: false,
  laps: null,
  grid: null,
  isFastestLap: false,
  points: null,
  ...more,
});

type Race = {
  readonly order: string;
  readonly fastest?: string;
  readonly guests?: readonly string[];
  readonly factor?: number;
};

/**
 * A season with one race per round.
 * @param races the finishing order of each: cars separated by commas, drivers of a shared car by a slash; '-' for an unnamed car
 */
export function seasonOf(races: readonly Race[]): Season {
  const sessions = races.map(({ order, fastest, guests = [], factor = 1 }, index): SeasonSession => {
    const cars = order.split(',').map((name) => name.trim());
    const rows = cars.flatMap((name, at) =>
      name === '-'
        ? []
        : [row(at + 1, name, { isGuest: guests.includes(name), isFastestLap: name === fastest })],
    );
    const isListed = fastest === undefined || cars.includes(fastest);
    const others = isListed ? [] : [row(null, fastest, { isFastestLap: true })];
    return {
      id: index + 1,
      round: index + 1,
      kind: 'race',
      name: 'Race',
      order: 0,
      factor,
      rows: [...rows, ...others],
    };
  });
  return {
    rounds: races.map((_, index) => ({ id: index + 1, isOver: true })),
    sessions,
    adjustments: [],
    only: null,
  };
}
