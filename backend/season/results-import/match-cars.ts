import { refIds } from '../../cms/records/refs.ts';
import type { Ref } from '../../cms/records/refs.ts';
import { isSameName } from '../../../lib/shared/text/same-name.ts';
import { nameKey } from '../../../lib/shared/text/name-key.ts';

/** What a car is recognised by. */
type Car = {
  readonly race_number?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly class?: string | null | undefined;
  readonly drivers?: readonly Ref[] | null | undefined;
};

const numberOf = ({ race_number }: Car) => race_number?.trim() ?? '';
const nameOf = ({ name }: Car) => nameKey(name ?? '');
const sharesDriver = (a: Car, b: Car) =>
  refIds(a.drivers ?? []).some((id) => refIds(b.drivers ?? []).includes(id));

const hasSameName = (a: Car, b: Car) => isSameName(nameOf(a), nameOf(b));
const hasSameClass = (a: Car, b: Car) => (a.class ?? '').trim() === (b.class ?? '').trim();
const isNamedAlike = (a: Car, b: Car) => nameOf(a) !== '' && nameOf(a) === nameOf(b);

/** How cars with one number are told apart, surest first. */
const AMONG_ONE_NUMBER = [hasSameName, hasSameClass, () => true];

/**
 * Finds for each row the previous row of the same car: by its number, as text (007 is not 7), and only then by its driver. Of several cars
 * with one number, the one with the same driver, else of the same class. The one rule for sheets, entry lists, timing systems and the API.
 */
export function matchCars<Former extends Car, Row extends Car>(
  before: readonly Former[],
  rows: readonly Row[],
): ReadonlyMap<Row, Former> {
  const found = new Map<Row, Former>();
  const left = new Set(before);
  const byNumber = Map.groupBy(before, numberOf);
  const sameNumber = (row: Row) => (numberOf(row) === '' ? [] : (byNumber.get(numberOf(row)) ?? []));
  // The surest matches of all rows come before less sure ones of any.
  const matchAll = (candidates: (row: Row) => Iterable<Former>, isSame: (a: Car, b: Car) => boolean) => {
    for (const row of rows) {
      if (found.has(row)) continue;
      const former = [...candidates(row)].find((candidate) => left.has(candidate) && isSame(candidate, row));
      if (former === undefined) continue;
      found.set(row, former);
      left.delete(former);
    }
  };
  for (const isSame of AMONG_ONE_NUMBER) matchAll(sameNumber, isSame);
  for (const isSame of [sharesDriver, isNamedAlike]) matchAll(() => left, isSame);
  return found;
}
