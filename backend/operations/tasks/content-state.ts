import { existsSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { gauge } from '../../../lib/shared/node/meters.ts';
import type { Reason } from '../../../lib/shared/node/readiness.ts';
import { newestBackup } from '../backup/newest.ts';
import { PAYMENT_LIFETIME_MS, PAYMENT_STATUSES } from '../../commerce/orders-and-payments.ts';
import { config } from '../../kernel/config.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sqliteFile } from '../../kernel/database/sqlite-file.ts';
import { sql } from '../../kernel/database/statement.ts';
import { readiness } from '../../kernel/http/readiness.ts';
import { log } from '../../kernel/log/log.ts';
import { storage } from '../../kernel/storage/current-storage.ts';
import { StorageUnavailable, StorageRefusal } from '../../kernel/storage/storage.ts';
import { MAIL_STATES } from '../../mail/mails.ts';

/** A database that hasn't responded by then counts as unavailable. */
const ANSWER_MS = 3_000;
/** Below this, a picture or the database's log may no longer fit. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

const mails = gauge('mails', 'Emails in the outbox, by status.', ['status']);
const retriedMails = gauge('mails_retried', 'Queued emails that could not be sent yet, and are tried again.');
const payments = gauge('payments', 'Payments, by status.', ['status']);
const unsettled = gauge(
  'oldest_unsettled_payment_seconds',
  'Age of the oldest payment whose result is known but not yet processed (known), or whose page expired without a result (open); 0 for none.',
  ['result'],
);
const lastBackup = gauge('last_backup_timestamp_seconds', 'When the newest backup was written; 0 for never.');
const diskFree = gauge('disk_free_bytes', 'Free space on the disk with the data folder.');
const diskSize = gauge('disk_size_bytes', 'Size of the disk with the data folder.');

const within = <T>(work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no response in time')), ANSWER_MS).unref();
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

/** Names of this version's migrations. The folder is read once: it belongs to the program. */
const neededMigrations = (): readonly string[] =>
  readdirSync(join(process.cwd(), 'migrations', config().databaseUrl === null ? 'sqlite' : 'postgres'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));

/** Whether the database responds, and has this version's tables. */
async function checkDatabase(payload: Payload, needed: readonly string[]): Promise<Reason[]> {
  const { databaseUrl, dataDir } = config();
  // A deleted file can still be read by a process that has it open, but writes to it are lost.
  if (databaseUrl === null && !existsSync(sqliteFile(dataDir)))
    return [{ code: 'database_unreachable', detail: 'no file' }];
  try {
    const { rows } = await within(runStatement(payload, sql`SELECT name FROM payload_migrations`));
    const applied = new Set(rows.map(({ name }) => name));
    return needed.every((name) => applied.has(name)) ? [] : [{ code: 'migrations_pending' }];
  } catch (error) {
    log.error({ err: error }, 'The database isn’t responding.');
    return [{ code: 'database_unreachable' }];
  }
}

/** Whether files can be read, by the cheapest call. Pages and pictures that this machine has already served don't need it. */
async function checkStorage(): Promise<Reason[]> {
  if (storage().kind === 'disk') return [];
  return within(storage().find('ready')).then(
    () => [],
    (error: unknown) => {
      const cause = error instanceof StorageUnavailable ? error.cause : error;
      const detail = cause instanceof StorageRefusal ? cause.message : 'no answer';
      return [{ code: 'storage_unreachable', detail, isDegraded: true }];
    },
  );
}

async function diskNow(): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(config().dataDir);
  return { free: bavail * bsize, size: blocks * bsize };
}

async function checkDisk(): Promise<Reason[]> {
  try {
    return (await diskNow()).free < MIN_FREE_BYTES ? [{ code: 'disk_full' }] : [];
  } catch (error) {
    log.error({ err: error }, 'The data folder can’t be read.');
    return [{ code: 'disk_full', detail: 'no data folder' }];
  }
}

/** Rows of a table by status; a status without rows is 0. */
async function countByStatus(
  payload: Payload,
  table: 'mails' | 'payments',
  statuses: readonly string[],
): Promise<{ labels: { status: string }; value: number }[]> {
  const counts = {
    fragments: [`SELECT status, count(*) AS total FROM ${table} GROUP BY status`],
    values: [],
  };
  const { rows } = await runStatement(payload, counts);
  const found = new Map(rows.map(({ status, total }) => [String(status), Number(total)]));
  return statuses.map((status) => ({ labels: { status }, value: found.get(status) ?? 0 }));
}

/** Emails that an attempt has failed for, and that will be tried again. */
async function countRetriedMails(payload: Payload): Promise<number> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT count(*) AS total FROM mails WHERE status = 'queued' AND last_error <> ''`,
  );
  return Number(rows[0]?.['total'] ?? 0);
}

/** Age in seconds of the oldest payment that should have been settled; 0 if there is none. */
async function unsettledPayments(payload: Payload, now: Date) {
  const over = new Date(now.getTime() - PAYMENT_LIFETIME_MS).toISOString();
  const wanted = [
    ['known', sql`(fulfilled_at IS NULL AND status <> 'open') OR (refund_wanted AND status = 'paid')`],
    ['open', sql`status = 'open' AND created_at < ${over}`],
  ] as const;
  return Promise.all(
    wanted.map(async ([result, condition]) => {
      const { rows } = await runStatement(
        payload,
        sql`SELECT paid_at, created_at FROM payments WHERE ${condition} ORDER BY created_at, id LIMIT 1`,
      );
      const since = rows[0]?.['paid_at'] ?? rows[0]?.['created_at'] ?? now;
      const ageMs = now.getTime() - new Date(since instanceof Date ? since : String(since)).getTime();
      return { labels: { result }, value: Math.max(0, ageMs / 1000) };
    }),
  );
}

/** Provides monitoring with the state of the database, disk, email, payments and backups: read on request, never by a timer. */
export function watchContentState(payload: Payload): void {
  const needed = neededMigrations();
  readiness().addCheck(() => checkDatabase(payload, needed));
  readiness().addCheck(checkDisk);
  readiness().addCheck(checkStorage);
  mails.readFrom('content', () => countByStatus(payload, 'mails', MAIL_STATES));
  retriedMails.readFrom('content', async () => [{ labels: {}, value: await countRetriedMails(payload) }]);
  payments.readFrom('content', () => countByStatus(payload, 'payments', PAYMENT_STATUSES));
  unsettled.readFrom('content', () => unsettledPayments(payload, new Date()));
  lastBackup.readFrom('content', async () => {
    const newest = await newestBackup(config().backupDir);
    return [{ labels: {}, value: (newest?.getTime() ?? 0) / 1000 }];
  });
  diskFree.readFrom('content', async () => [{ labels: {}, value: (await diskNow()).free }]);
  diskSize.readFrom('content', async () => [{ labels: {}, value: (await diskNow()).size }]);
}
