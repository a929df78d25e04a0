import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { busy } from '../../kernel/failure.ts';
import { measureQueue } from '../../../lib/shared/node/meters.ts';
import { createSemaphore, QueueFullError } from '../../../lib/shared/semaphore.ts';

/** One of the equivalent settings in OWASP's password storage cheat sheet: 32 MB and three rounds. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
/** scrypt needs 128 · N · r bytes, above Node's default limit. */
const MAX_MEMORY = 64 * 1024 * 1024;
/** Concurrent hashes, which bounds memory, and how many may wait. */
const CONCURRENCY = 3;
const QUEUE_LIMIT = 100;
const RETRY_SECONDS = 5;

const inTurn = processSingleton('password-hashing', () => {
  const semaphore = createSemaphore(CONCURRENCY, QUEUE_LIMIT);
  measureQueue('passwords', semaphore);
  return semaphore;
});

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...options, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

async function deriveInTurn(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  try {
    return await inTurn()(() => derive(password, salt, options));
  } catch (error) {
    throw error instanceof QueueFullError ? busy(RETRY_SECONDS) : error;
  }
}

/**
 * Hashes a password for storage: algorithm, cost parameters, salt and hash in one text.
 * @throws Failure 503 when too many are waiting
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await deriveInTurn(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** No password has this hash; comparing with it takes as long as with a real one. */
const DUMMY_HASH = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  randomBytes(SALT_BYTES).toString('base64url'),
  randomBytes(HASH_BYTES).toString('base64url'),
].join('$');

/**
 * Whether a password matches the stored hash. Without one (no such account, or none with a password) the same work is done and the result
 * is false.
 * @throws Failure 503 when too many are waiting
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [algorithm, N, r, p, salt = '', hash = ''] = (stored ?? DUMMY_HASH).split('$');
  if (algorithm !== 'scrypt') throw new Error('Unknown password hash format.');
  const costs = { N: Number(N), r: Number(r), p: Number(p) };
  const made = await deriveInTurn(password, Buffer.from(salt, 'base64url'), costs);
  return timingSafeEqual(made, Buffer.from(hash, 'base64url')) && stored !== null;
}
