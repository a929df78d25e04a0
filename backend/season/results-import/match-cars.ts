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

/**
 * Finds for each row the one that there was for the same car: by its number, as text (007 is not 7), and only then by its driver. Of several
 * cars with one number, that of the same driver, else of the same class. The one rule for sheets, entry lists, timing systems and the API.
 */
export function matchCars<Former extends Car, Row extends Car>(
  before: readonly Former[],
  rows: readonly Row[],
): ReadonlyMap<Row, Former> {
  const found = new Map<Row, Former>();
  const left = new Set(before);
  const byNumber = Map.groupBy(before, numberOf);
  const take = (row: Row, former: Former | undefined) => {
    if (former === undefined || found.has(row)) return;
    found.set(row, former);
    left.delete(former);
  };
  const sameNumber = (row: Row) =>
    numberOf(row) === '' ? [] : (byNumber.get(numberOf(row)) ?? []).filter((one) => left.has(one));
  for (const row of rows) {
    const same = sameNumber(row);
    if (same.length > 1)
      take(
        row,
        same.find((one) => isSameName(nameOf(one), nameOf(row))),
      );
    if (same.length > 1)
      take(
        row,
        same.find((one) => (one.class ?? '') === (row.class ?? '')),
      );
  }
  for (const row of rows) take(row, sameNumber(row)[0]);
  for (const row of rows)
    if (!found.has(row))
      take(
        row,
        [...left].find(
          (one) => sharesDriver(one, row) || (nameOf(row) !== '' && nameOf(one) === nameOf(row)),
        ),
      );
  return found;
}
