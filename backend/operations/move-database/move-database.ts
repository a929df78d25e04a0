import { getPayload } from 'payload';
import { config } from '../../kernel/config.ts';
import { atomically } from '../../kernel/database/atomically.ts';
import { limitToOneConnection } from '../../kernel/database/one-connection.ts';
import { inPostgresTransaction, withPostgresClient } from '../../kernel/database/postgres-transaction.ts';
import { connectionOf } from '../../kernel/payload-internals.ts';
import { makeConfig } from '../../make-config.ts';
import { moveRows, type MovedTable } from './move-rows.ts';
import { openSource } from './source.ts';
import { refuseRows } from './target.ts';

/**
 * Copies the SQLite file's data to the empty PostgreSQL database in DATABASE_URL. The tables are created in one transaction and filled in
 * another: PostgreSQL doesn't let a transaction use enum values that it has added. The second leaves all tables equal or empty.
 * @param failed the message if a migration fails: Payload then logs the error and ends the process
 */
export async function moveDatabase(failed: string): Promise<readonly MovedTable[]> {
  const { databaseUrl, dataDir } = config();
  if (databaseUrl === null) throw new Error('set DATABASE_URL to an empty PostgreSQL database');
  const source = openSource(dataDir);
  try {
    const payload = await getPayload({ config: makeConfig('preparing'), disableOnInit: true });
    payload.logger.level = 'warn';
    limitToOneConnection(payload);
    const connection = connectionOf(payload.db);
    if (connection.kind !== 'postgres') throw new TypeError('The database isn’t PostgreSQL.');
    const { pool } = connection;
    await withPostgresClient(pool, refuseRows);
    const onExit = () => void process.stderr.write(`${failed}: a migration failed.\n`);
    process.once('exit', onExit);
    await atomically(payload, () => payload.db.migrate());
    process.off('exit', onExit);
    const moved = await inPostgresTransaction(pool, (client) => moveRows(source, client));
    await payload.destroy();
    return moved;
  } finally {
    source.close();
  }
}
