import type { DatabaseSync } from 'node:sqlite';
import type { PostgresClient } from '../../kernel/database/postgres-transaction.ts';
import { highestId, sourceColumns, sourceRows } from './source.ts';
import { contentsOf, type Contents, type Row, type Table } from './tables.ts';
import {
  continueIds,
  insertRows,
  MIGRATIONS_TABLE,
  refuseRows,
  targetRows,
  targetTables,
  withDeferredKeys,
} from './target.ts';

/** A batch ends at whichever comes first: articles are long, results many. */
const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 2_000_000;

export type MovedTable = Contents & { readonly table: string };

function* batchesOf(rows: Iterable<Row>): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    batch.push(row);
    for (const value of row) characters += value?.length ?? 0;
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** @throws Error naming the tables and columns that only one of the databases has */
function refuseDifferences(source: DatabaseSync, tables: readonly Table[]): void {
  const inSqlite = new Set(
    [...sourceColumns(source)].flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
  );
  const inPostgres = new Set(
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  const faults = [
    ['SQLite', [...inSqlite].filter((name) => !inPostgres.has(name))],
    ['PostgreSQL', [...inPostgres].filter((name) => !inSqlite.has(name))],
  ] as const;
  const parts = faults
    .filter(([, names]) => names.length > 0)
    .map(([database, names]) => `only ${database} has ${names.join(', ')}`);
  if (parts.length > 0) throw new Error(`The databases don’t have the same columns: ${parts.join('; ')}.`);
}

const shown = ({ rows, checksum }: Contents) => `${String(rows)} rows, ${checksum.slice(0, 12)}`;

/**
 * Copies all rows of a SQLite database into the empty tables of a PostgreSQL database, in the client's transaction, and compares the
 * contents of both afterwards.
 * @returns each table's contents, by name
 * @throws Error with a message for the site's operator; the transaction must then be rolled back
 */
export async function moveRows(source: DatabaseSync, client: PostgresClient): Promise<readonly MovedTable[]> {
  const all = await targetTables(client);
  refuseDifferences(source, all);
  const tables = all.filter(({ name }) => name !== MIGRATIONS_TABLE);
  await refuseRows(client);
  await client.query("SET LOCAL TIME ZONE 'UTC'");
  await withDeferredKeys(client, async () => {
    for (const table of tables)
      for (const batch of batchesOf(sourceRows(source, table))) await insertRows(client, table, batch);
  });
  const moved: MovedTable[] = [];
  const faults: string[] = [];
  for (const table of tables) {
    const before = await contentsOf(table, sourceRows(source, table));
    const after = await contentsOf(table, targetRows(client, table));
    moved.push({ table: table.name, ...after });
    if (before.checksum !== after.checksum)
      faults.push(`${table.name} (SQLite ${shown(before)}; PostgreSQL ${shown(after)})`);
    const isNumbered = table.columns.some(({ name, type }) => name === 'id' && type === 'integer');
    const highest = isNumbered ? highestId(source, table.name) : 0;
    if (highest > 0) await continueIds(client, table.name, highest);
  }
  if (faults.length > 0) throw new Error(`These tables differ after the copy: ${faults.join(', ')}.`);
  return moved;
}
