import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { config } from '../config.ts';
import { migrations as postgresMigrations } from '../migrations/postgres/index.ts';
import { migrations as sqliteMigrations } from '../migrations/sqlite/index.ts';

/** How long a statement waits for another process (a backup, a `sqlite3` shell) before it gives up. */
const BUSY_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Path of the SQLite file. */
export const sqliteFile = (): string => join(config().dataDir, 'content.db');

const folderOf = (dialect: string): string => join(process.cwd().replace(/[/\\]backend$/, ''), 'backend', 'migrations', dialect);

/**
 * The database: PostgreSQL where an address is given, else a SQLite file.
 * Blocks are kept as JSON: a page is read whole, and 45 templates would make hundreds of tables. SQLite runs without
 * Payload's transactions: it has one connection here, and a transaction that waits for anything would block every other
 * write of the process.
 */
export function database() {
  const { databaseUrl, dataDir } = config();
  if (databaseUrl !== null) {
    return postgresAdapter({
      pool: { connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
      push: false,
      blocksAsJSON: true,
      migrationDir: folderOf('postgres'),
      prodMigrations: postgresMigrations,
    });
  }
  mkdirSync(dataDir, { recursive: true });
  return sqliteAdapter({
    client: { url: `file:${sqliteFile()}` },
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT_MS,
    blocksAsJSON: true,
    autoIncrement: true,
    migrationDir: folderOf('sqlite'),
    prodMigrations: sqliteMigrations,
  });
}
