import type { FieldRow } from './field-names.ts';
import { OWN_NAMES, rowsIn, withNames } from './field-names.ts';
import { isFilledIn, isTickBox } from './field-kinds.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { TICKED } from '../../../lib/shared/form-rules.ts';

type Form = Readonly<Record<string, unknown>>;

/**
 * A form's data fields and questions, all with their names.
 * @param saved the form as last saved, if it was: its fields keep their names, and copies of them get their own
 */
export function namedRows(
  form: Form,
  saved?: unknown,
): { readonly data: FieldRow[]; readonly questions: FieldRow[] } {
  const questions = rowsIn(form['questions']);
  const names = questions.map((row) => textIn(row, 'name')).filter(Boolean);
  const data = withNames(rowsIn(form['data']), names, rowsIn(propertyOf(saved, 'data')));
  return {
    data,
    questions: withNames(
      questions,
      data.map((row) => textIn(row, 'name')),
      rowsIn(propertyOf(saved, 'questions')),
    ),
  };
}

const numberIn = (row: FieldRow, name: string): number | null => {
  const value = propertyOf(row, name);
  return typeof value === 'number' ? value : null;
};

/** @returns a sentence if the smallest value is above the largest, or null */
export function rangeProblem(row: FieldRow, least: string, most: string): string | null {
  const [min, max] = [numberIn(row, least), numberIn(row, most)];
  return min !== null && max !== null && min > max ? `This is less than the minimum, ${String(min)}.` : null;
}

/** What is wrong with a field's name by itself; null if nothing. */
export function nameProblem(name: string): string | null {
  if (name === '') return null;
  if (!/^[A-Za-z][\w-]*$/.test(name)) return 'Start with a letter, then use letters, digits, - and _.';
  return OWN_NAMES.includes(name) ? `“${name}” is reserved. Clear it to create a name from the label.` : null;
}

/** Says that several fields of a form have a name; null if there is one at most. @param form as it will be saved: copies have their names */
export function sameNameProblem(name: string, form: Form): string | null {
  const same = [...rowsIn(form['data']), ...rowsIn(form['questions'])].filter(
    (row) => textIn(row, 'name') === name,
  );
  return same.length > 1 ? 'Another field has this name. Clear it to create one from the label.' : null;
}

/** The chain of fields that a field depends on, until one that depends on none, or the first again. */
function pathFrom(start: FieldRow, rows: readonly FieldRow[]): { readonly isCircle: boolean } {
  const seen = new Set<string>();
  for (let row: FieldRow | undefined = start; row;) {
    const name = textIn(row, 'name');
    if (seen.has(name)) return { isCircle: true };
    seen.add(name);
    const next = textIn(row, 'only_if');
    row = next === '' ? undefined : rows.find((candidate) => textIn(candidate, 'name') === next);
  }
  return { isCircle: false };
}

/** A row among the named ones: by its id, as a copy still has its original's name, or else by its name. */
function ownRow(row: FieldRow, form: Form, data: readonly FieldRow[]): FieldRow | undefined {
  const index = rowsIn(form['data']).findIndex(
    (candidate) => row['id'] !== undefined && candidate['id'] === row['id'],
  );
  if (index !== -1) return data[index];
  const name = textIn(row, 'name');
  return name === '' ? undefined : data.find((candidate) => textIn(candidate, 'name') === name);
}

/** What is wrong with the field that another depends on; null if nothing. @param row the dependent field, as typed */
export function conditionProblem(row: FieldRow, form: Form): string | null {
  const other = textIn(row, 'only_if');
  if (other === '') return null;
  const { data } = namedRows(form);
  const own = ownRow(row, form, data);
  if (textIn(own ?? row, 'name') === other) return 'A field can’t depend on itself.';
  const target = data.find((candidate) => textIn(candidate, 'name') === other);
  if (!target) return `This form has no field “${other}”.`;
  if (!isFilledIn(target)) return 'Choose a field that visitors fill in.';
  return pathFrom(own ?? row, data).isCircle ? 'These fields depend on each other in a circle.' : null;
}

/** What is wrong with the answer that a field depends on; null if nothing. */
export function conditionValueProblem(row: FieldRow, form: Form): string | null {
  const [other, value] = [textIn(row, 'only_if'), textIn(row, 'only_if_value')];
  if (other === '' || value === '') return null;
  const target = namedRows(form).data.find((candidate) => textIn(candidate, 'name') === other);
  if (!target) return null;
  if (isTickBox(target))
    return value === TICKED ? null : 'Leave this blank. It means that the box is ticked.';
  if (textIn(target, 'type') !== 'select') return null;
  const isChoice = rowsIn(target['values']).some((choice) => textIn(choice, 'value') === value);
  return isChoice ? null : `“${textIn(target, 'label')}” has no choice “${value}”.`;
}
