import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { config } from '../config.ts';
import { withLooseSpelling } from './loose-spelling.ts';
import { withSessionWrites } from './session-writes.ts';
import { BUSY_TIMEOUT_MS, openSqliteClient } from './sqlite-client.ts';
import { sqliteFile } from './sqlite-file.ts';
import { withTimes } from './times.ts';
import { withTransactions } from './transactions.ts';

const CONNECT_TIMEOUT_MS = 5_000;

const folderOf = (dialect: string): string =>
  join(process.cwd().replace(/[/\\]backend$/, ''), 'backend', 'migrations', dialect);

/**
 * `serving` handles requests. `preparing` migrates and fills the database, alone and in a single transaction (`atomically.ts`): all its
 * statements must use one connection.
 */
export type DatabaseUse = 'serving' | 'preparing';

/** Statements that don't wait for one another's results are sent together (`postgres-transaction.ts`). */
export const TOGETHER = { pipeline: true };

/** Allows for the connection that Payload reserves for itself (`one-connection.ts`). The other must not be closed when idle. */
const FEW_CONNECTIONS = { max: 2, idleTimeoutMillis: 0 };

const sqliteUrl = (dataDir: string): string => `file:${sqliteFile(dataDir)}`;

function sqlite(dataDir: string) {
  mkdirSync(dataDir, { recursive: true });
  return sqliteAdapter({
    client: { url: sqliteUrl(dataDir) },
    push: false,
    wal: true,
    busyTimeout: BUSY_TIMEOUT_MS,
    blocksAsJSON: true,
    autoIncrement: true,
    migrationDir: folderOf('sqlite'),
  });
}

/** The SQLite file through our own client, with a writer and a reader connection: Payload's own client can't do two things at once. */
function sqliteOverTwoConnections(dataDir: string): ReturnType<typeof sqlite> {
  const { init, ...description } = sqlite(dataDir);
  return {
    ...description,
    init: (context) => {
      const adapter = init(context);
      const connect = adapter.connect?.bind(adapter);
      adapter.connect = async (options) => {
        adapter.client ??= await openSqliteClient(sqliteUrl(dataDir));
        await connect?.(options);
      };
      return adapter;
    },
  };
}

/**
 * The database adapter: PostgreSQL if an address is configured, else a SQLite file. Each Payload operation is one transaction
 * (docs/decisions/0044). Blocks are stored as JSON: a page is read as a whole, and 45 templates would need hundreds of tables.
 */
export function database(use: DatabaseUse) {
  const isPreparing = use === 'preparing';
  const { databaseUrl, dataDir } = config();
  if (databaseUrl === null)
    return isPreparing
      ? sqlite(dataDir)
      : withTransactions(withSessionWrites(withTimes(withLooseSpelling(sqliteOverTwoConnections(dataDir)))));
  const postgres = postgresAdapter({
    pool: {
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...TOGETHER,
      ...(isPreparing ? FEW_CONNECTIONS : {}),
    },
    push: false,
    blocksAsJSON: true,
    migrationDir: folderOf('postgres'),
    ...(isPreparing ? { transactionOptions: false } : {}),
  });
  return isPreparing ? postgres : withTransactions(withSessionWrites(withTimes(withLooseSpelling(postgres))));
}
