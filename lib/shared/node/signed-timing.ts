import { createHmac } from 'node:crypto';
import {
  TIMING_MAX_AGE_MS,
  TIMING_PROVIDER_HEADER,
  TIMING_SEQUENCE_HEADER,
  TIMING_SIGNATURE_HEADER,
  TIMING_TIME_HEADER,
  timingSignedText,
} from '../../contract/timing.ts';
import { isSame } from './is-same.ts';

/* Signed calls of timing providers (lib/contract/timing). */

type SignedParts = Parameters<typeof timingSignedText>[0];

const signatureOf = (secret: string, parts: SignedParts): string =>
  createHmac('sha256', secret).update(timingSignedText(parts)).digest('hex');

/** Headers of a timing provider's call. `time` is in epoch milliseconds. */
export function timingHeaders(
  { provider, secret }: { readonly provider: number; readonly secret: string },
  { path, sequence, body, time }: { path: string; sequence: number; body: string; time: number },
): Record<string, string> {
  const parts = { path, sequence: String(sequence), body, time: String(time) };
  return {
    'content-type': 'application/json',
    [TIMING_PROVIDER_HEADER]: String(provider),
    [TIMING_TIME_HEADER]: parts.time,
    [TIMING_SEQUENCE_HEADER]: parts.sequence,
    [TIMING_SIGNATURE_HEADER]: signatureOf(secret, parts),
  };
}

/** Whether a call was signed with the secret, and recently. `now` is in epoch milliseconds. */
export const isTimingSigned = (
  parts: SignedParts & { readonly signature: string },
  secret: string,
  now: number,
): boolean =>
  /^\d{1,15}$/.test(parts.time) &&
  Math.abs(now - Number(parts.time)) <= TIMING_MAX_AGE_MS &&
  isSame(signatureOf(secret, parts), parts.signature);
