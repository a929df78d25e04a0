import type { Field } from 'payload';

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Payload's own timestamps, which every record has: an empty one is left out. */
const STAMPS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

const isEmpty = (value: unknown): boolean => value === null || value === '';

function emptiedRows(field: Extract<Field, { type: 'array' | 'blocks' }>, value: unknown): unknown {
  if (value === null) return [];
  if (!Array.isArray(value)) return value;
  const rows: readonly unknown[] = value;
  return rows.map((row) => {
    if (!isData(row)) return row;
    if (field.type === 'array') return withEmptiedValues(field.fields, row);
    const block = field.blocks.find(({ slug }) => slug === row.blockType);
    return block ? withEmptiedValues(block.fields, row) : row;
  });
}

function emptiedGroup(fields: readonly Field[], value: unknown): unknown {
  if (value === null) return {};
  return isData(value) ? withEmptiedValues(fields, value) : value;
}

function emptied(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'date':
      return value === '' ? null : value;
    case 'group':
      return emptiedGroup(field.fields, value);
    case 'array':
    case 'blocks':
      return emptiedRows(field, value);
    case 'relationship':
    case 'upload':
      return field.hasMany && isEmpty(value) ? [] : value;
    case 'text':
    case 'select':
    case 'number':
      return field.hasMany && value === null ? [] : value;
    default:
      return value;
  }
}

/**
 * The record with emptied values as the database stores them: null for an empty date, no entries for an empty list, no values for an empty
 * group. Payload would store an empty text as a date that it can't read back, and fails on a list or group that is null.
 */
export function withEmptiedValues(fields: readonly Field[], data: Data): Data {
  let result: Record<string, unknown> = { ...data };
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const { name, fields: inner } = { name: undefined, ...tab };
        if (name === undefined) result = { ...withEmptiedValues(inner, result) };
        else if (name in result) result[name] = emptiedGroup(inner, result[name]);
      }
    } else if (!('name' in field) || field.name === undefined) {
      if ('fields' in field) result = { ...withEmptiedValues(field.fields, result) };
    } else if (STAMPS.has(field.name) && isEmpty(result[field.name])) {
      result = Object.fromEntries(Object.entries(result).filter(([name]) => name !== field.name));
    } else if (field.name in result) {
      result[field.name] = emptied(field, result[field.name]);
    }
  }
  return result;
}
