import type { Payload } from 'payload';
import { config } from '../config.ts';
import { log } from '../log/log.ts';
import { connectionOf, type PostgresPool } from '../payload-internals.ts';
import { processSingleton } from '../process-singleton.ts';

/*
 * Work that one of several backends does: a lock of PostgreSQL's, held by a connection that the server closes if it is silent for too long.
 * Who is killed, frozen or cut off loses it, and nothing has to be cleaned up (docs/decisions/0103).
 */

/** Any number, the same in all backends. */
const LOCK = 1_030_001;
/** The server ends a silent holder's connection after this long. */
const SILENCE_MS = 15_000;
/** How often a holder shows that it lives, and the others look whether the lock is free. */
const EVERY_MS = 4_000;
/** After this long without an answer a holder stops, before the server gives the lock to another. */
const TRUSTED_MS = 10_000;

type Held = {
  readonly query: (text: string) => Promise<unknown>;
  readonly release: (isBroken: boolean) => void;
};
type State = { isAlone: boolean; until: number; whenGained: Set<() => void> };

const slot = processSingleton('lease', (): State => ({
  isAlone: true,
  until: -Infinity,
  whenGained: new Set(),
}));

/** Whether this backend is the one that does what is done once. */
export const isInCharge = (): boolean => slot().isAlone || performance.now() < slot().until;

/** Calls `work` whenever this backend takes over from another. @returns stops that */
export function onTakingCharge(work: () => void): () => void {
  slot().whenGained.add(work);
  return () => slot().whenGained.delete(work);
}

/** @throws if a server that may be gone does not answer */
async function answeredInTime(answer: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('PostgreSQL isn’t responding.')), TRUSTED_MS);
  await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** Gets the lock if it is free. @throws the database's error */
async function tryLock(pool: PostgresPool): Promise<Held | null> {
  const client = await pool.connect();
  // Without a listener the error of a connection that is cut would end the process.
  client.on('error', () => undefined);
  try {
    await client.query(`SET idle_session_timeout = ${String(SILENCE_MS)}`);
    const { rows } = await client.query<{ held: boolean }>(
      `SELECT pg_try_advisory_lock(${String(LOCK)}) AS held`,
    );
    if (rows[0]?.held === true)
      return {
        query: (text) => client.query(text),
        release: (isBroken) => client.release(isBroken),
      };
    // Closed, not given back: the setting is this connection's.
    client.release(true);
    return null;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Takes part in the choice of the backend that does what is done once, if there are several; else this one does.
 * @returns stops it, which leaves the work to another at once
 */
export function shareCharge(payload: Payload): () => Promise<void> {
  const own = slot();
  const connection = connectionOf(payload.db);
  if (config().valkeyUrl === null || connection.kind !== 'postgres') return async () => undefined;
  const { pool } = connection;
  own.isAlone = false;
  let held: Held | null = null;
  let isFailing = false;

  const give = (isBroken: boolean) => {
    own.until = -Infinity;
    held?.release(isBroken);
    held = null;
  };
  let isBusy = false;
  const look = async () => {
    const asked = performance.now();
    try {
      const isNew = held === null;
      if (held === null) held = await tryLock(pool);
      else await answeredInTime(held.query('SELECT 1'));
      isFailing = false;
      if (held === null) return;
      own.until = asked + TRUSTED_MS;
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
    await look();
    isBusy = false;
  };
  let underWay = start();
  const timer = setInterval(() => {
    if (!isBusy) underWay = start();
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
    // A closed connection gives the lock back.
    give(true);
  };
}
