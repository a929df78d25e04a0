import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { propertyOf } from '../../../lib/shared/record.ts';
import { pendingMigrations } from '../../kernel/database/is-prepared.ts';
import { sqliteFile } from '../../kernel/database/sqlite-file.ts';
import { quoted, type Row, type Table } from './tables.ts';

const SQLITE_BUSY = 5;

/** The migrations not yet applied; null if another process has the file open: the first read takes the lock. */
function readPending(database: DatabaseSync): readonly string[] | null {
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = ON');
    return pendingMigrations(database);
  } catch (error) {
    if (propertyOf(error, 'errcode') === SQLITE_BUSY) return null;
    throw error;
  }
}

/**
 * Opens the SQLite file of a data folder for reading. Until it is closed no other process can open the file.
 * @throws Error with a message for the site's operator: there is no file, it is in use, or older than the program
 */
export function openSource(dataDir: string): DatabaseSync {
  const path = sqliteFile(dataDir);
  if (!existsSync(path)) throw new Error(`No database found in DATA_DIR ${dataDir}.`);
  const database = new DatabaseSync(path);
  try {
    const pending = readPending(database);
    if (pending === null) throw new Error('The database is in use. Stop the site first.');
    if (pending.length > 0)
      throw new Error(
        `The database in ${dataDir} is older than the program (missing ${pending.join(', ')}). Start the site with it once first.`,
      );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The columns of all tables, by table. */
export function sourceColumns(database: DatabaseSync): ReadonlyMap<string, readonly string[]> {
  const rows = database
    .prepare(
      `SELECT tables.name AS "table", columns.name AS "column"
        FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all();
  const grouped = Map.groupBy(rows, ({ table }) => String(table));
  return new Map([...grouped].map(([table, found]) => [table, found.map(({ column }) => String(column))]));
}

/** All rows of a table in the order of their ids, values as text. @throws Error naming the column of a value that isn't text or a number */
export function* sourceRows(database: DatabaseSync, { name, columns }: Table): Generator<Row> {
  const list = columns.map((column) => quoted(column.name)).join(', ');
  const statement = database.prepare(`SELECT ${list} FROM ${quoted(name)} ORDER BY id`);
  statement.setReadBigInts(true);
  for (const row of statement.iterate())
    yield columns.map((column) => {
      const value = row[column.name] ?? null;
      if (value instanceof Uint8Array) throw new Error(`${name}.${column.name} contains bytes, not text.`);
      return value === null ? null : String(value);
    });
}

/** The highest id ever used in a table; 0 if none. */
export function highestId(database: DatabaseSync, table: string): number {
  const given = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.['seq'];
  const used = database.prepare(`SELECT max(id) AS id FROM ${quoted(table)}`).get()?.['id'];
  return Math.max(Number(given ?? 0), Number(used ?? 0));
}
