import { createHmac } from 'node:crypto';
import {
  HOOK_MAX_AGE_MS,
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  signedText,
} from '../../contract/site-hook.ts';
import { isSame } from './is-same.ts';

/* Signed calls between the two programs: each signs its own and verifies the other's (lib/contract/site-hook). */

const signatureOf = (secret: string, path: string, time: string, body: string): string =>
  createHmac('sha256', secret)
    .update(signedText(path, time, body))
    .digest('hex');

/** Headers of a signed call made now. */
export function signedHeaders(secret: string, path: string, body: string): Record<string, string> {
  const time = String(Date.now());
  return {
    'content-type': 'application/json',
    [HOOK_TIME_HEADER]: time,
    [HOOK_SIGNATURE_HEADER]: signatureOf(secret, path, time, body),
  };
}

/** An incoming call: missing headers are null. */
export type SignedCall = {
  readonly path: string;
  readonly time: string | null;
  readonly signature: string | null;
  readonly body: string;
};

/**
 * Whether a call was signed with the secret, and recently.
 * @param now epoch milliseconds
 */
export function isSigned({ path, time, signature, body }: SignedCall, secret: string, now: number): boolean {
  if (time === null || signature === null || !/^\d{1,15}$/.test(time)) return false;
  if (Math.abs(now - Number(time)) > HOOK_MAX_AGE_MS) return false;
  return isSame(signatureOf(secret, path, time, body), signature);
}
