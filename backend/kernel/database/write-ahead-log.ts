import { propertyOf } from '../../../lib/shared/record.ts';
import { log } from '../log/log.ts';
import { connectionOf, type SqliteClient } from '../payload-internals.ts';

/** How often the log is checkpointed, so that the database file by itself is never further behind. */
const EVERY_MS = 60_000;
/** The log file is truncated to this size when it restarts; SQLite itself never shrinks it. */
const MAX_LOG_BYTES = 4 * 1024 * 1024;

/** Checkpoints the log without waiting for readers. Inside a transaction it is left for next time. */
async function checkpoint(client: SqliteClient): Promise<void> {
  try {
    await client.execute(`PRAGMA journal_size_limit = ${String(MAX_LOG_BYTES)}`);
    await client.execute('PRAGMA wal_checkpoint(PASSIVE)');
  } catch (error) {
    log.debug({ err: error }, 'could not checkpoint the write-ahead log, will retry');
  }
}

/** Empties the log: the database is then a single file that can be copied. */
async function truncateLog(client: SqliteClient): Promise<void> {
  try {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (Number(propertyOf(rows[0], 'busy')) !== 0)
      log.warn('another process is reading the database: keep content.db-wal together with content.db');
  } catch (error) {
    log.warn(
      { err: error },
      'could not empty the write-ahead log: keep content.db-wal together with content.db',
    );
  }
}

/**
 * Keeps SQLite's write-ahead log short while the backend runs. Does nothing on PostgreSQL.
 * @param database Payload's database adapter
 * @returns empties the log; call it last, when nothing writes any more
 */
export function checkpointWriteAheadLog(database: object, everyMs = EVERY_MS): () => Promise<void> {
  const connection = connectionOf(database);
  if (connection.kind !== 'sqlite') return async () => undefined;
  const { client } = connection;
  void checkpoint(client);
  const timer = setInterval(() => void checkpoint(client), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await truncateLog(client);
  };
}
