import { createHash } from 'node:crypto';
import { isRecord } from '../../../lib/shared/record.ts';

/** How a column's values are compared. */
type Kind = 'text' | 'boolean' | 'number' | 'time' | 'json';
/** A column that both databases have. `type` is PostgreSQL's. */
export type Column = { readonly name: string; readonly type: string; readonly kind: Kind };
export type Table = { readonly name: string; readonly columns: readonly Column[] };
/** A row's values as text, in the order of the columns. */
export type Row = readonly (string | null)[];
/** A table's contents: equal on both sides if it has been moved. */
export type Contents = { readonly rows: number; readonly checksum: string };

/** A quoted name for both databases' SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The kind of a PostgreSQL type.
 * @throws Error naming a type that no table had when this was written
 */
export function kindOf(type: string, isEnum: boolean): Kind {
  if (isEnum || /^(?:integer|bigint|text|character varying)$/.test(type)) return 'text';
  if (type === 'boolean') return 'boolean';
  if (type === 'numeric') return 'number';
  if (type === 'jsonb') return 'json';
  if (/^timestamp\(3\) with time zone$/.test(type)) return 'time';
  throw new Error(`can’t compare values of type ${type}`);
}

/** JSON with the keys of its objects sorted: PostgreSQL orders them its own way. */
const sortKeys = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** One text for all the ways in which the two databases write a value. Unreadable values stay as they are. */
function canonical(value: string | null, kind: Kind): string | null {
  if (value === null || kind === 'text' || kind === 'boolean') return value;
  if (kind === 'number') return String(Number(value));
  if (kind === 'json') return JSON.stringify(JSON.parse(value), sortKeys);
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString();
}

/** Counts rows and computes the SHA-256 of all their values. */
export async function contentsOf(
  { columns }: Table,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<Contents> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const row of rows) {
    hash.update(JSON.stringify(columns.map(({ kind }, at) => canonical(row[at] ?? null, kind))));
    count += 1;
  }
  return { rows: count, checksum: hash.digest('hex') };
}
