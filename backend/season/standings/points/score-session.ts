import {
  BONUSES,
  ruleFor,
  toParts,
  type Bonus,
  type BonusKind,
  type Scoring,
  type SeasonRow,
  type SeasonSession,
} from './scoring.ts';

/** What one session is worth to a competitor. */
export type SessionScore = {
  readonly session: SeasonSession;
  /** The best position of its cars, excluding guests where others move up behind them; null if unclassified. */
  readonly position: number | null;
  /** In parts of a point (`toParts`), bonuses included. */
  readonly parts: number;
  readonly bonuses: readonly BonusKind[];
  readonly isDisqualified: boolean;
  /** The session gives only a bonus and no points by position, so there is nothing to drop. */
  readonly isBonusOnly: boolean;
};

type Car = {
  readonly row: SeasonRow;
  readonly place: number | null;
  parts: number;
  readonly bonuses: BonusKind[];
};

const carOf = (row: SeasonRow, place: number | null): Car => ({ row, place, parts: 0, bonuses: [] });

/** The cars by place; unclassified ones last. @param only those ranked among themselves; null to rank all */
function placed(
  rows: readonly SeasonRow[],
  movesUp: boolean,
  only: ReadonlySet<string> | null,
): readonly Car[] {
  const ranked = only === null ? rows : rows.filter(({ keys }) => keys.some((key) => only.has(key)));
  const byPosition = ranked.toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0);
  const ahead = (of: readonly SeasonRow[], position: number) =>
    of.filter((row) => row.position !== null && row.position < position).length;
  const guests = movesUp ? ranked.filter(({ isGuest }) => isGuest) : [];
  return byPosition.map((row) => {
    if (row.position === null) return carOf(row, null);
    const position = only === null ? row.position : 1 + ahead(ranked, row.position);
    return carOf(row, position - ahead(guests, row.position));
  });
}

/** The points of a place. Cars in a dead heat share the points of the places they occupy: second and third if two come second. */
function pointsOf(
  place: number,
  cars: readonly Car[],
  points: readonly number[],
  { deadHeats, movesUpBehindGuests }: Scoring,
): number {
  const isLevel = ({ place: other, row }: Car) =>
    other === place && !row.isDisqualified && !(row.isGuest && movesUpBehindGuests);
  const level = cars.filter(isLevel).length;
  if (deadHeats === 'each' || level < 2) return points[place - 1] ?? 0;
  return points.slice(place - 1, place - 1 + level).reduce((sum, each) => sum + each, 0) / level;
}

/** The winner's laps, against which others are measured: a disqualified car doesn't count, however far it went. */
function winnersLaps(cars: readonly Car[]): number {
  const classified = cars.flatMap(({ row }) => (row.position === null || row.isDisqualified ? [] : row));
  const counted = classified.filter(({ laps }) => laps !== null);
  const winners = counted.filter(({ position }) => position === counted[0]?.position);
  return Math.max(0, ...winners.map(({ laps }) => laps ?? 0));
}

/** Shares such as 0.9 aren't exact: nine tenths of 20 laps must not become 17. */
const EPSILON = 1e-9;

/** The cars that earn a bonus; several share it. */
function earnersOf({ kind, within }: Bonus, session: SeasonSession, cars: readonly Car[]): Car[] {
  const takers = cars.filter(
    ({ row, place }) =>
      !row.isGuest && !row.isDisqualified && (within === null || (place !== null && place <= within)),
  );
  if (kind === 'pole') return session.kind === 'qualifying' ? takers.filter(({ place }) => place === 1) : [];
  if (session.kind !== 'race') return [];
  if (kind === 'fastest_lap') return takers.filter(({ row }) => row.isFastestLap);
  const gainOf = ({ row: { grid, position } }: Car) =>
    grid === null || position === null ? 0 : grid - position;
  const most = Math.max(0, ...takers.map(gainOf));
  return most === 0 ? [] : takers.filter((car) => gainOf(car) === most);
}

/**
 * The scores of one session by competitor. Empty for a session that the scoring doesn't count.
 * @param only those whose places among themselves count, such as rookies; null to rank all
 */
export function scoreSession(
  scoring: Scoring,
  session: SeasonSession,
  only: ReadonlySet<string> | null = null,
): ReadonlyMap<string, SessionScore> {
  if (scoring.takesSheetPoints) return scoreBySheet(scoring, session, only);
  const rule = ruleFor(scoring, session);
  const isPoleSession = session.kind === 'qualifying' && scoring.bonuses.some(({ kind }) => kind === 'pole');
  if (!rule && !isPoleSession) return new Map();
  const cars = placed(session.rows, scoring.movesUpBehindGuests, only);
  // The winner among all cars, not only among those ranked.
  const winner = only === null ? cars : placed(session.rows, false, null);
  const fewestLaps = Math.floor(winnersLaps(winner) * scoring.minimumShare + EPSILON);
  for (const car of cars) {
    const { isGuest, isDisqualified, laps } = car.row;
    const hasGoneFar = laps === null || laps >= fewestLaps;
    if (isGuest || isDisqualified || car.place === null || !hasGoneFar) continue;
    car.parts = toParts(pointsOf(car.place, cars, rule?.points ?? [], scoring) * session.factor);
  }
  for (const bonus of scoring.bonuses) {
    const earners = earnersOf(bonus, session, cars);
    for (const car of earners) {
      car.parts += Math.round(toParts(bonus.points * session.factor) / earners.length);
      car.bonuses.push(bonus.kind);
    }
  }
  return addUp(cars, session, scoring, rule === undefined);
}

/** The points on a sheet, for races and other sessions that gave points. */
function scoreBySheet(
  scoring: Scoring,
  session: SeasonSession,
  only: ReadonlySet<string> | null,
): ReadonlyMap<string, SessionScore> {
  if (session.kind !== 'race' && session.rows.every(({ points }) => points === null)) return new Map();
  const cars = placed(session.rows, scoring.movesUpBehindGuests, only);
  for (const car of cars) if (!car.row.isGuest) car.parts = toParts((car.row.points ?? 0) * session.factor);
  return addUp(cars, session, scoring, false);
}

/** Of two cars with the same points in a dead heat, always the same one counts. */
const byBonuses = (a: Car, b: Car) => a.bonuses.join().localeCompare(b.bonuses.join());

/** Adds up the cars of each competitor. */
function addUp(
  cars: readonly Car[],
  session: SeasonSession,
  { carsPerTeam: most, dividesSharedCars }: Scoring,
  isBonusOnly: boolean,
): ReadonlyMap<string, SessionScore> {
  const carsOf = new Map<string, Car[]>();
  for (const car of cars) {
    // A guest isn't an entrant of the championship in this session.
    if (car.row.isGuest) continue;
    for (const key of car.row.keys) {
      const own = carsOf.get(key);
      if (own) own.push(car);
      else carsOf.set(key, [car]);
    }
  }
  const ownParts = ({ parts, row }: Car) => (dividesSharedCars ? Math.round(parts / row.keys.length) : parts);
  return new Map(
    [...carsOf].map(([key, own]): [string, SessionScore] => {
      const isAll = most === null || own.length <= most;
      const best = isAll
        ? own
        : own.toSorted((a, b) => ownParts(b) - ownParts(a) || byBonuses(a, b)).slice(0, most);
      // The cars are in the order of their places.
      const position = own[0]?.place ?? null;
      return [
        key,
        {
          session,
          position,
          parts: best.reduce((sum, car) => sum + ownParts(car), 0),
          bonuses: bonusesOf(best),
          isDisqualified: own.some(({ row }) => row.isDisqualified),
          isBonusOnly,
        },
      ];
    }),
  );
}

const bonusesOf = (cars: readonly Car[]): readonly BonusKind[] =>
  BONUSES.filter((kind) => cars.some(({ bonuses }) => bonuses.includes(kind)));
