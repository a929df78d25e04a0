import type { CollectionSlug, DataFromCollectionSlug, Field } from 'payload';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../lib/shared/record.ts';
import { fieldsByName } from '../../cms/fields/fields-by-name.ts';
import { storedValue, type Reading } from './stored-values.ts';

type Values = Readonly<Record<string, unknown>>;

/** A read-only field: derived from others, or from what the server knows. */
const COMPUTED = 'computed';
type Computed = { readonly is: typeof COMPUTED };

/** Marks a read-only field. It is ignored when a whole record is saved as it was read. */
export const computed: Computed = { is: COMPUTED };

/** A field of the wire in one call. */
export type Given = {
  readonly name: string;
  readonly value: unknown;
  /** The fields of the collection by their names. */
  readonly fields: ReadonlyMap<string, Field>;
  /** The record as stored and on the wire; empty for a new one. */
  readonly stored: Values;
  readonly shown: Values;
  /** All values in the call. */
  readonly whole: Values;
  readonly reading: Reading;
};

/** Reads a field that is stored differently. @returns the stored fields that it sets */
export type ReadField = (given: Given) => Promise<Values>;

/** Where a field of the wire is stored: in the field of this name, in several, or nowhere. */
export type WireField<Stored extends string = string> = Stored | Computed | ReadField;
/** The same for a collection. */
export type WireFieldOf<S extends CollectionSlug> = WireField<keyof DataFromCollectionSlug<S> & string>;

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const rowAt = (rows: readonly unknown[], at: number): Values => {
  const row = rows[at];
  return isRecord(row) ? row : {};
};

/** Whether a value equals the present one. */
export const isSame = (shown: unknown, value: unknown): boolean => isDeepStrictEqual(shown, value);

/** A part of a row that is stored differently. @param row the whole row in the call */
type RowField = Computed | ((value: unknown, path: string, reading: Reading, row: Values) => Promise<Values>);

/**
 * Rows of a list, such as a form's fields. A row with an existing key changes that row and may leave out what stays; the list becomes as
 * long as sent.
 * @param stored the collection's list
 * @param key the field of the wire that identifies rows
 * @param own fields that differ between the wire and the collection
 */
export const rows =
  (stored: string, key: string, own: Readonly<Record<string, RowField>> = {}): ReadField =>
  async ({ name, value, fields, stored: record, shown, reading }) => {
    const field = fields.get(stored);
    const inner = field?.type === 'array' ? fieldsByName(field.fields) : new Map<string, Field>();
    if (value !== null && value !== '' && !Array.isArray(value)) reading.report(name, 'must be a list');
    const before = rowsOf(shown[name]);
    const read = async (row: Values, path: string): Promise<Values> => {
      const at = before.findIndex((candidate) => isRecord(candidate) && candidate[key] === row[key]);
      const present = rowAt(before, at);
      const changed: Record<string, unknown> = { ...rowAt(rowsOf(record[stored]), at) };
      for (const [part, partValue] of Object.entries(row)) {
        const rule = Object.hasOwn(own, part) ? own[part] : undefined;
        const place = inner.get(part);
        const where = `${path}.${part}`;
        if (isSame(present[part], partValue) || (rule && 'is' in rule)) continue;
        if (rule) Object.assign(changed, await rule(partValue, where, reading, row));
        else if (place) changed[part] = await storedValue(place, partValue, where, reading);
        else reading.report(where, 'can’t be set');
      }
      return changed;
    };
    const found: Values[] = [];
    for (const [at, row] of rowsOf(value).entries()) {
      const path = `${name}.${String(at)}`;
      if (isRecord(row)) found.push(await read(row, path));
      else reading.report(path, 'must be a record');
    }
    return { [stored]: found };
  };
