import { backup, DatabaseSync } from 'node:sqlite';
import { propertyOf } from '../../../lib/shared/record.ts';

/** How long to wait for another connection's lock. */
const BUSY_TIMEOUT_MS = 10_000;
/** More pages than any database has: a single step copies one consistent state, and no writer makes it start over. */
const ALL_PAGES = 2 ** 31 - 1;
const SQLITE_BUSY = 5;

/**
 * Copies a database with SQLite's online backup while others read and write it. The copy contains everything committed before it starts.
 * @throws SQLite's error
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  // The copy inherits the original's journal mode; make it a single file.
  const copy = new DatabaseSync(to);
  try {
    copy.exec('PRAGMA journal_mode = DELETE');
  } finally {
    copy.close();
  }
}

/** @throws Error with the first problem SQLite's integrity check finds */
export function checkSqlite(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (found !== 'ok') throw new Error(`The database in the backup is damaged: ${String(found)}`);
  } finally {
    database.close();
  }
}

/** Names of the migrations that a database has had; none if it has no list of them. */
export function sqliteMigrations(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const list = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'payload_migrations'").get();
    if (list === undefined) return [];
    const rows = database.prepare('SELECT name FROM payload_migrations ORDER BY name').all();
    return rows.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** Whether another process has the database open. An unreadable file counts as not in use. */
export function isSqliteInUse(path: string): boolean {
  try {
    const database = new DatabaseSync(path);
    try {
      // Leaving WAL mode requires an exclusive lock, and merges the log into the database.
      database.exec('PRAGMA journal_mode = DELETE');
      return false;
    } finally {
      database.close();
    }
  } catch (error) {
    return propertyOf(error, 'errcode') === SQLITE_BUSY;
  }
}
