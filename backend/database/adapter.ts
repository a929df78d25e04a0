import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { config } from '../config.ts';
import { sqliteFile } from './sqlite-file.ts';

/** How long a statement waits for another process (a backup, a `sqlite3` shell) before it gives up. */
const BUSY_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

const folderOf = (dialect: string): string =>
  join(process.cwd().replace(/[/\\]backend$/, ''), 'backend', 'migrations', dialect);

/**
 * `serving` answers requests. `preparing` migrates and fills the database, alone and all in one transaction
 * (`atomically.ts`): everything it does must go over one connection.
 */
export type DatabaseUse = 'serving' | 'preparing';

/** Room for the one that Payload keeps to itself (`one-connection.ts`). The other must not be closed when idle. */
const FEW_CONNECTIONS = { max: 2, idleTimeoutMillis: 0 };

/**
 * The database: PostgreSQL where an address is given, else a SQLite file.
 * Blocks are kept as JSON: a page is read whole, and 45 templates would make hundreds of tables. SQLite runs without
 * Payload's transactions: it has one connection here, and a transaction that waits for anything would block every other
 * write of the process.
 */
export function database(use: DatabaseUse) {
  const isPreparing = use === 'preparing';
  const { databaseUrl, dataDir } = config();
  if (databaseUrl !== null) {
    return postgresAdapter({
      pool: {
        connectionString: databaseUrl,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        ...(isPreparing ? FEW_CONNECTIONS : {}),
      },
      push: false,
      blocksAsJSON: true,
      migrationDir: folderOf('postgres'),
      ...(isPreparing ? { transactionOptions: false } : {}),
    });
  }
  mkdirSync(dataDir, { recursive: true });
  return sqliteAdapter({
    client: { url: `file:${sqliteFile(dataDir)}` },
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT_MS,
    blocksAsJSON: true,
    autoIncrement: true,
    migrationDir: folderOf('sqlite'),
  });
}
