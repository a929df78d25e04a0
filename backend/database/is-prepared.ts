import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BackendConfig } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

const MIGRATIONS = join(import.meta.dirname, '..', 'migrations', 'sqlite');

function countOf(database: DatabaseSync, table: 'users' | 'pages'): number {
  return Number(database.prepare(`SELECT count(*) AS total FROM ${table}`).get()?.total);
}

/**
 * Whether a SQLite database is seen at a glance to need no preparation: every migration done, an account and pages there. It
 * spares most starts the seconds of loading Payload twice. False for PostgreSQL and whenever in doubt.
 */
export function isPrepared({ databaseUrl, dataDir, isDemoWanted }: BackendConfig): boolean {
  const path = sqliteFile(dataDir);
  if (databaseUrl !== null || !existsSync(path)) return false;
  const names = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const done = new Set(
        database
          .prepare('SELECT name FROM payload_migrations')
          .all()
          .map(({ name }) => name),
      );
      const isFilled = !isDemoWanted || countOf(database, 'pages') > 0;
      return names.every((name) => done.has(name)) && countOf(database, 'users') > 0 && isFilled;
    } finally {
      database.close();
    }
  } catch {
    // A half-made or foreign file: the preparation says what is wrong with it.
    return false;
  }
}
