import { createHmac, hkdfSync } from 'node:crypto';
import { config } from '../../kernel/config.ts';

/** What keys are derived for. Each use has its own key, so that a signature for one is worthless for another. */
export type KeyUse =
  | 'access-token'
  | 'refresh-rotation'
  | 'code-session'
  | 'secret-hash'
  | 'sign-in-form'
  | 'google-round-trip'
  | 'cms-browser'
  | 'photo-address'
  | 'passkey-user';

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

/** HMAC-SHA256 of a text with a use's key, base64url. */
export const signed = (use: KeyUse, text: string): string =>
  createHmac('sha256', keyFor(use)).update(text).digest('base64url');

/**
 * The stored hash of a secret that a plain hash would leave guessable (an emailed code), or of a browser id.
 * @param context what it belongs to, so that two customers with the same code have different hashes
 */
export const hashOfShortSecret = (context: string, secret: string): string =>
  signed('secret-hash', `${context}\n${secret}`);
