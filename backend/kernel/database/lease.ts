import type { Payload } from 'payload';
import { config } from '../config.ts';
import { log } from '../log/log.ts';
import { connectionOf, type PostgresPool } from '../payload-internals.ts';
import { processSingleton } from '../process-singleton.ts';

/*
 * Work that only one of several backends does: it holds a PostgreSQL lock on a connection that the server closes after too long a silence.
 * A backend that is killed, frozen or cut off loses the lock, and nothing needs cleaning up (docs/decisions/0103).
 */

/** Any number, the same in all backends. */
const LOCK = 1_030_001;
/** The server ends a silent holder's connection after this long. */
const SILENCE_MS = 15_000;
/** How often the holder shows that it is alive, and the others check whether the lock is free. */
const EVERY_MS = 4_000;
/** After this long without a response the holder stops, before the server gives the lock to another. */
const TRUSTED_MS = 10_000;

type HeldLock = {
  readonly query: (text: string) => Promise<unknown>;
  readonly release: (isBroken: boolean) => void;
};
type State = { isAlone: boolean; until: number; whenGained: Set<() => void> };

const slot = processSingleton('lease', (): State => ({
  isAlone: true,
  until: -Infinity,
  whenGained: new Set(),
}));

/** Whether this backend is the one that does the work for all. */
export const isLeader = (): boolean => slot().isAlone || performance.now() < slot().until;

/** Calls `work` whenever this backend takes over from another. @returns stops that */
export function onBecomingLeader(work: () => void): () => void {
  slot().whenGained.add(work);
  return () => slot().whenGained.delete(work);
}

/** @throws if the server doesn't respond in time, and may be gone */
function answeredInTime<T>(answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('PostgreSQL isn’t responding.')), TRUSTED_MS);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * Gets the lock if it is free. The pool's connection may be one that was cut without a word: it is then closed, and the next try has another.
 * @throws the database's error, or if it doesn't respond in time
 */
async function tryLock(pool: PostgresPool): Promise<HeldLock | null> {
  const client = await pool.connect();
  // Without a listener, a broken connection's error would end the process.
  client.on('error', () => undefined);
  const request = async (): Promise<boolean> => {
    await client.query(`SET idle_session_timeout = ${String(SILENCE_MS)}`);
    const { rows } = await client.query<{ held: boolean }>(
      `SELECT pg_try_advisory_lock(${String(LOCK)}) AS held`,
    );
    return rows[0]?.held === true;
  };
  try {
    if (await answeredInTime(request()))
      return {
        query: (text) => client.query(text),
        release: (isBroken) => client.release(isBroken),
      };
    // Closed rather than returned to the pool: the setting belongs to this connection.
    client.release(true);
    return null;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Takes part in choosing the backend that does the work for all; if there is only one, it is this one.
 * @returns stops taking part, which lets another take over at once
 */
export function joinElection(payload: Payload): () => Promise<void> {
  const own = slot();
  const connection = connectionOf(payload.db);
  if (config().valkeyUrl === null || connection.kind !== 'postgres') return async () => undefined;
  const { pool } = connection;
  own.isAlone = false;
  let current: HeldLock | null = null;
  let isFailing = false;

  const give = (isBroken: boolean) => {
    own.until = -Infinity;
    current?.release(isBroken);
    current = null;
  };
  let isBusy = false;
  const checkLease = async () => {
    const requestedAt = performance.now();
    try {
      const isNew = current === null;
      if (current === null) current = await tryLock(pool);
      else await answeredInTime(current.query('SELECT 1'));
      isFailing = false;
      if (current === null) return;
      own.until = requestedAt + TRUSTED_MS;
      if (!isNew) return;
      log.info(
        {},
        'this backend now runs the once-only work: reconciling, purging, scheduled publishing, notifications',
      );
      for (const work of own.whenGained) work();
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, 'could not request the lock for the once-only work');
      isFailing = true;
      give(true);
    }
  };
  const start = async () => {
    isBusy = true;
    await checkLease();
    isBusy = false;
  };
  let underWay = start();
  const timer = setInterval(() => {
    if (!isBusy) underWay = start();
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
    // A closed connection releases the lock.
    give(true);
  };
}
