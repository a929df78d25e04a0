import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BackendConfig } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

/** Names of this version's migrations for a database. */
export const knownMigrations = (database: 'sqlite' | 'postgres'): readonly string[] =>
  readdirSync(join(MIGRATIONS, database))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

function countOf(database: DatabaseSync, table: 'users' | 'pages'): number {
  return Number(database.prepare(`SELECT count(*) AS total FROM ${table}`).get()?.total);
}

/** This version's migrations that haven't been applied to a SQLite database. @throws SQLite's error */
export function pendingMigrations(database: DatabaseSync): readonly string[] {
  const applied = new Set(
    database
      .prepare('SELECT name FROM payload_migrations')
      .all()
      .map(({ name }) => name),
  );
  return knownMigrations('sqlite').filter((name) => !applied.has(name));
}

/**
 * A quick check whether a SQLite database needs no preparation: all migrations applied, an account and pages present. Saves most starts the
 * seconds it takes to load Payload twice. False for PostgreSQL and whenever in doubt.
 */
export function isPrepared({ databaseUrl, dataDir, isDemoWanted }: BackendConfig): boolean {
  const path = sqliteFile(dataDir);
  if (databaseUrl !== null || !existsSync(path)) return false;
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const isFilled = !isDemoWanted || countOf(database, 'pages') > 0;
      return pendingMigrations(database).length === 0 && countOf(database, 'users') > 0 && isFilled;
    } finally {
      database.close();
    }
  } catch {
    // An incomplete or foreign file: the preparation reports the problem.
    return false;
  }
}
