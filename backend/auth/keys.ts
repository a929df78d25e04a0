import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { config } from '../config.ts';

/** What keys are derived for. Each has its own, so that what is signed for one use means nothing in another. */
export type KeyUse =
  'access-token' | 'refresh-rotation' | 'secret-hash' | 'sign-in-form' | 'google-round-trip';

const KEY_BYTES = 32;
const derived = new Map<string, Uint8Array>();

/** The key for one use, derived from the server's secret. */
export function keyFor(use: KeyUse): Uint8Array {
  const { secret } = config();
  const name = `${use}\n${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `customer accounts: ${use}`, KEY_BYTES));
  derived.set(name, key);
  return key;
}

/** HMAC-SHA256 of a text with the key of a use, base64url. */
export const signed = (use: KeyUse, text: string): string =>
  createHmac('sha256', keyFor(use)).update(text).digest('base64url');

/** What is kept of a secret that is long and random: its SHA-256, base64url. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * What is kept of a secret that could be guessed from a plain hash (a mailed code), or of a browser id.
 * @param context what it belongs to, so that the same code of two customers has two hashes
 */
export const hashOfShortSecret = (context: string, secret: string): string =>
  signed('secret-hash', `${context}\n${secret}`);

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(left, right);
}
