import type { LiveRow, LiveSession } from '@/lib/contract/entities/live-session';

/** A session as it stands, with the number of this state: the next one's is one higher. */
export type NumberedSession = { readonly number: number; readonly session: LiveSession };

type Facts = Omit<LiveSession, 'rows'>;

/**
 * When there was last news from the timing, as an instant; null if that isn't known. Race control's messages are no such news, unless the
 * content server doesn't tell them apart.
 */
export const timingMoment = ({ timing_at, updated_at }: LiveSession): string | null =>
  timing_at ?? updated_at;

/** What changed from one state of a session to the next. */
export type SessionChange = {
  /** The number of the state that was changed. */
  readonly after: number;
  /** Of the session, without its rows. */
  readonly facts?: Partial<Facts>;
  /** All cars in their order, by key, if that changed. */
  readonly order?: readonly string[];
  /** Cells that changed, by the car's key; all cells of a car that is new. */
  readonly cars?: Readonly<Record<string, Partial<LiveRow>>>;
};

/** What identifies a car within its session. */
const keyOfCar = ({ race_number, name }: Pick<LiveRow, 'race_number' | 'name'>): string =>
  `${race_number} ${name}`;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a record that have changed. */
function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const name in after) if (!isSame(before[name], after[name])) changed[name] = after[name];
  return changed;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;

/** Whether each car has a key of its own: two with the same number and name can't be told apart. */
const areTold = (rows: readonly LiveRow[]) => new Set(rows.map(keyOfCar)).size === rows.length;

/**
 * What readers with one state of a session have to be told to have the next.
 * @returns 'nothing' if both are the same; 'whole' if that can't be said car by car
 */
export function changeOf(
  { number, session: before }: NumberedSession,
  after: LiveSession,
): SessionChange | 'nothing' | 'whole' {
  const { rows: rowsBefore, ...factsBefore } = before;
  const { rows: rowsAfter, ...factsAfter } = after;
  if (!areTold(rowsBefore) || !areTold(rowsAfter)) return isSame(before, after) ? 'nothing' : 'whole';
  const facts = changedFields(factsBefore, factsAfter);
  const known = new Map(rowsBefore.map((row) => [keyOfCar(row), row]));
  const cars = Object.fromEntries(
    rowsAfter.flatMap((row) => {
      const key = keyOfCar(row);
      const was = known.get(key);
      const cells = was ? changedFields(was, row) : row;
      return isEmpty(cells) ? [] : [[key, cells] as const];
    }),
  );
  const order = rowsAfter.map(keyOfCar);
  const isReordered = !isSame(order, rowsBefore.map(keyOfCar));
  if (isEmpty(facts) && isEmpty(cars) && !isReordered) return 'nothing';
  return {
    after: number,
    ...(isEmpty(facts) ? {} : { facts }),
    ...(isReordered ? { order } : {}),
    ...(isEmpty(cars) ? {} : { cars }),
  };
}

/** Whether cells are a whole row: those of a car that is new are. */
const isRow = (cells: Partial<LiveRow> | undefined): cells is LiveRow => cells?.name !== undefined;

/**
 * The next state of a session.
 * @returns null if the change isn't one of this state: some are missing
 */
export function withChange(
  { number, session }: NumberedSession,
  { after, facts, order, cars = {} }: SessionChange,
): NumberedSession | null {
  if (after !== number) return null;
  const known = new Map(session.rows.map((row) => [keyOfCar(row), row]));
  const rows = (order ?? [...known.keys()]).flatMap((key): LiveRow[] => {
    const was = known.get(key);
    const cells = cars[key];
    if (was) return [cells ? { ...was, ...cells } : was];
    return isRow(cells) ? [cells] : [];
  });
  return { number: number + 1, session: { ...session, ...facts, rows } };
}
