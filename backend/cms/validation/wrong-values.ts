import type { Block, Field } from 'payload';
import { readable } from '../fields/readable.ts';
import { badJsonValue, badStoredValue, badValue, textLength, tooLong } from './field-value.ts';

/** A value that its field can't hold: its path, its label in the form, and the problem. */
export type WrongValue = { readonly path: string; readonly label: string; readonly message: string };

type Data = Readonly<Record<string, unknown>>;
type NamedField = Extract<Field, { name: string }>;
type RowsField = Extract<NamedField, { type: 'array' | 'blocks' }>;

/** How strictly values are checked: as incoming or as stored. */
type Rules = {
  readonly badValue: (field: Field, value: unknown) => string | null;
  /** What is wrong with a group or a row as a whole: blocks are stored as they come, including anything else in them. */
  readonly badWhole: (value: unknown) => string | null;
  /** Whether a block's fields are checked along with the record that contains it. */
  readonly entersBlocks: boolean;
};

const LIST = 'Expected a list.';
const OBJECT = 'Expected a group of fields.';
const NO_BLOCK = 'This block type doesn’t exist.';

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const labelOf = (field: NamedField): string =>
  typeof field.label === 'string' && field.label !== '' ? field.label : readable(field.name);

/** The fields of one row of a list; null if it isn't a row. */
function fieldsOfRow(field: RowsField, row: unknown, { entersBlocks }: Rules): readonly Field[] | null {
  if (!isData(row)) return null;
  if (field.type === 'array') return field.fields;
  if (!entersBlocks) return [];
  const blocks = [...field.blocks, ...(field.blockReferences ?? [])];
  const found = blocks.find(
    (block): block is Block => typeof block !== 'string' && block.slug === row.blockType,
  );
  // An update may refer to the block by its id alone.
  return found?.fields ?? (row.blockType === undefined && typeof row.id === 'string' ? [] : null);
}

/** What is wrong with the fields of a group or row, or with the whole of it, reported as `whole`. */
function wrongInside(fields: readonly Field[], data: Data, whole: WrongValue, rules: Rules): WrongValue[] {
  const inside = wrongIn(fields, data, `${whole.path}.`, rules);
  const message = inside.length > 0 ? null : rules.badWhole(data);
  return message === null ? inside : [{ ...whole, message }];
}

function wrongRows(field: RowsField, value: unknown, path: string, rules: Rules): WrongValue[] {
  const wrong = (message: string, at = path): WrongValue => ({ path: at, label: labelOf(field), message });
  // The CMS's forms send an emptied list as its number of rows.
  if (value === null || value === undefined || value === 0 || value === '0') return [];
  if (!Array.isArray(value)) return [wrong(LIST)];
  const rows: readonly unknown[] = value;
  return rows.flatMap((row, index) => {
    const at = `${path}.${String(index)}`;
    const fields = fieldsOfRow(field, row, rules);
    if (fields === null || !isData(row)) return [wrong(field.type === 'blocks' ? NO_BLOCK : OBJECT, at)];
    return wrongInside(fields, row, wrong('', at), rules);
  });
}

function wrongInGroup(
  { name, label, fields }: { name: string; label: string; fields: readonly Field[] },
  data: Data,
  prefix: string,
  rules: Rules,
): WrongValue[] {
  const value = data[name];
  const path = prefix + name;
  if (value === null || value === undefined) return [];
  if (!isData(value)) return [{ path, label, message: OBJECT }];
  return wrongInside(fields, value, { path, label, message: '' }, rules);
}

function wrongInField(field: Field, data: Data, prefix: string, rules: Rules): WrongValue[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => {
      const { name, fields } = { name: undefined, ...tab };
      if (name === undefined) return wrongIn(fields, data, prefix, rules);
      return wrongInGroup({ name, label: readable(name), fields }, data, prefix, rules);
    });
  if (!('name' in field) || field.name === undefined)
    return 'fields' in field ? wrongIn(field.fields, data, prefix, rules) : [];
  const label = labelOf(field);
  const path = prefix + field.name;
  const value = data[field.name];
  if (field.type === 'group')
    return wrongInGroup({ name: field.name, label, fields: field.fields }, data, prefix, rules);
  if (field.type === 'array' || field.type === 'blocks') return wrongRows(field, value, path, rules);
  const message = rules.badValue(field, value);
  return message === null ? [] : [{ path, label, message }];
}

const wrongIn = (fields: readonly Field[], data: Data, prefix: string, rules: Rules): WrongValue[] =>
  fields.flatMap((field) => wrongInField(field, data, prefix, rules));

/**
 * Incoming values whose type isn't their field's. Missing and empty values pass: the field's own validation handles those.
 * @param data by field name; fields without an entry are ignored
 */
export const wrongValues = (fields: readonly Field[], data: Data, isDraft = false): WrongValue[] =>
  wrongIn(fields, data, '', {
    badValue: (field, value) => badValue(field, value, isDraft),
    badWhole: badJsonValue,
    entersBlocks: true,
  });

/**
 * Texts longer than their field allows and longer than the stored value: a form sends back the whole record, including values that predate
 * the limit or were written by the program.
 */
export function longTexts(fields: readonly Field[], data: Data, stored: Data = {}): WrongValue[] {
  const longest = new Map<Field, number>();
  const rules = { badWhole: () => null, entersBlocks: true };
  wrongIn(fields, stored, '', {
    ...rules,
    badValue: (field, value) => {
      longest.set(field, Math.max(longest.get(field) ?? 0, textLength(value)));
      return null;
    },
  });
  return wrongIn(fields, data, '', {
    ...rules,
    badValue: (field, value) =>
      textLength(value) > (longest.get(field) ?? 0) ? tooLong(field, value) : null,
  });
}

/** The results of a rule for fields that have a column: blocks are stored as one JSON value. */
export const faultsOfColumns = (
  fields: readonly Field[],
  data: Data,
  badValue: (field: Field, value: unknown) => string | null,
): WrongValue[] => wrongIn(fields, data, '', { badValue, badWhole: () => null, entersBlocks: false });

/**
 * Values of a stored record, or part of one, that can't be read. Links aren't checked, since unsafe ones are never rendered, nor blocks,
 * since a page appears without its broken ones.
 */
export const unreadableValues = (fields: readonly Field[], data: Data): WrongValue[] =>
  faultsOfColumns(fields, data, badStoredValue);
