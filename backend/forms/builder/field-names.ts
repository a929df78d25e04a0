import { propertyOf, textIn } from '../../../lib/shared/record.ts';

/** A row of a form's fields as stored or typed; parts of it may be missing. */
export type FieldRow = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 40;
/** Names reserved by every form. */
export const OWN_NAMES: readonly string[] = ['url', 'language', 'website_address', 'captcha'];

const wordsOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, MAX_LENGTH)
    .replace(/^_+|_+$/g, '');

/** The first of `name`, `name_2`, `name_3` … that isn't taken. */
function firstFree(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}_${String(number)}`;
    if (!taken.has(candidate)) return candidate;
  }
}

const nameFrom = (label: string): string => {
  const name = wordsOf(label);
  return /^[a-z]/.test(name) ? name : `field${name === '' ? '' : `_${name}`}`;
};

/** Choices with a value made from the label where none is given, or where a copied choice has that of its original. */
function withValues(choices: readonly FieldRow[]): FieldRow[] {
  const values = choices.map((choice) => textIn(choice, 'value'));
  const taken = new Set(values.filter(Boolean));
  return choices.map((choice, index) => {
    const own = values[index] ?? '';
    if (own !== '' && values.indexOf(own) === index) return choice;
    const value = firstFree(wordsOf(textIn(choice, 'label')) || 'choice', taken);
    taken.add(value);
    return { ...choice, value };
  });
}

/** The rows in a value of unknown origin. */
export const rowsIn = (value: unknown): FieldRow[] =>
  Array.isArray(value)
    ? value.filter((row): row is FieldRow => typeof row === 'object' && row !== null && !Array.isArray(row))
    : [];

/** The rows that the builder copied, name and all: new ones whose name is that of a saved row, or of a new row above. */
function copiesAmong(rows: readonly FieldRow[], saved: readonly FieldRow[]): ReadonlySet<FieldRow> {
  const ids = new Set(saved.map((row) => row['id']).filter(Boolean));
  const isNew = (row: FieldRow) => !ids.has(row['id']);
  const taken = new Set(rows.filter((row) => !isNew(row)).map((row) => textIn(row, 'name')));
  return new Set(
    rows.filter(isNew).filter((row) => {
      const name = textIn(row, 'name');
      const isCopied = taken.has(name);
      taken.add(name);
      return isCopied;
    }),
  );
}

/**
 * A form's fields, with a name made from the label for each that has none or is a copy of another, and the same for the values of choices.
 * All other names stay.
 * @param others names taken by fields elsewhere in the form
 * @param saved the fields as last saved: these aren't copies, wherever they are in the list
 */
export function withNames(
  rows: readonly FieldRow[],
  others: readonly string[] = [],
  saved: readonly FieldRow[] = [],
): FieldRow[] {
  const names = rows.map((row) => textIn(row, 'name')).filter(Boolean);
  const taken = new Set([...OWN_NAMES, ...others, ...names]);
  const copies = copiesAmong(rows, saved);
  return rows.map((row) => {
    const own = copies.has(row) ? '' : textIn(row, 'name');
    const name = own || firstFree(nameFrom(textIn(row, 'label')), taken);
    taken.add(name);
    const choices = propertyOf(row, 'values');
    return { ...row, name, ...(choices === undefined ? {} : { values: withValues(rowsIn(choices)) }) };
  });
}
