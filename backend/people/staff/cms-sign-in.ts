import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { addressInHeaders } from '../../kernel/limiter/client-address.ts';
import { takeBack, takeUses, type Counted } from '../../kernel/limiter/count-uses.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';

/** Payload's work for checking a password, repeated for accounts that don't exist. */
const PAYLOADS_HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const;

/** Too many wrong passwords or requested emails; the same for accounts that don't exist. */
class TooManyAttempts extends APIError {
  override readonly name = 'TooManyAttempts';

  constructor(seconds: number) {
    super(`Too many attempts. Try again in ${minutes(seconds)}.`, 429, null, true);
  }
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${String(count)} minutes`;
}

/** Counts one use of each limit. @throws TooManyAttempts (429) with Retry-After */
export async function countOrRefuse(req: PayloadRequest, ...counted: readonly Counted[]): Promise<void> {
  const seconds = await takeUses(...counted);
  if (seconds === 0) return;
  req.responseHeaders = new Headers(req.responseHeaders);
  req.responseHeaders.set('Retry-After', String(seconds));
  throw new TooManyAttempts(seconds);
}

/** An email address as accounts store it; null for anything else. */
export const plain = (email: unknown): string | null =>
  typeof email === 'string' && email.trim() !== '' ? email.trim().toLowerCase() : null;

/**
 * A browser that has signed in before has its own counter: whatever others do to the account, or from the same address, its owner gets in
 * (decision 40).
 */
function guessesOf(req: PayloadRequest, email: string): Counted[] {
  const browser = knownBrowser(email, req.headers.get('cookie'));
  if (browser !== null) return [[RATE_LIMITS.staffGuesses, `${email} in ${browser}`]];
  const address = addressInHeaders(req.headers);
  return [
    [RATE_LIMITS.staffGuesses, `${email} from ${address}`],
    [RATE_LIMITS.staffGuessesOfAccount, email],
    [RATE_LIMITS.staffGuessesOfAddress, address],
  ];
}

const underWay = new WeakMap<PayloadRequest, readonly Counted[]>();

/** Counts an attempt before its outcome is known, and takes equally long for an account that doesn't exist or has no password yet. */
async function countGuess(req: PayloadRequest, email: string, password: string): Promise<void> {
  const counted = guessesOf(req, email);
  await countOrRefuse(req, ...counted);
  underWay.set(req, counted);
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { email: { equals: email }, hash: { exists: true } },
    req,
  });
  if (totalDocs > 0) return;
  const { iterations, bytes, digest } = PAYLOADS_HASH;
  await promisify(pbkdf2)(password, randomBytes(bytes), iterations, bytes, digest);
}

/** Limits CMS sign-ins. @throws TooManyAttempts (429) */
export const limitSignIn: CollectionBeforeOperationHook<'users'> = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const given = propertyOf(args, 'data');
  const email = plain(propertyOf(given, 'email'));
  const password = propertyOf(given, 'password');
  if (email !== null && typeof password === 'string') await countGuess(req, email, password);
};

/** Takes back the count of an attempt whose password was correct. */
export async function forgiveGuess(req: PayloadRequest): Promise<void> {
  await takeBack(...(underWay.get(req) ?? []));
  underWay.delete(req);
}

/** A correct password doesn't count, and the browser is known from now on. */
export const noteSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  await forgiveGuess(req);
  const email = plain(user['email']);
  if (email === null) return;
  req.responseHeaders = new Headers(req.responseHeaders);
  req.responseHeaders.append(
    'Set-Cookie',
    rememberBrowser(email, knownBrowser(email, req.headers.get('cookie'))),
  );
};
