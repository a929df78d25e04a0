import { badFields } from '../contract/failure.ts';
import { hashOf } from '../money/secrets.ts';

/**
 * What one press of a button is known by. A browser makes a key for the press and may send it again; the answer is then the same.
 * Keys of different callers and purposes do not meet; of anonymous callers they do, so what was asked for has to be the same, too.
 * @returns null where the browser sent none
 */
export const callerKeyOf = (
  purpose: string,
  customer: number | null,
  key: string | undefined,
): string | null => (key === undefined ? null : hashOf(`${purpose}:${customer ?? 'anonymous'}:${key}`));

/** What a request asked for, as a short text to compare. */
export const requestHashOf = (request: unknown): string => hashOf(JSON.stringify(request));

/** @throws Failure 422 where a key was used before for something else */
export function checkSameRequest(before: string | null | undefined, now: string): void {
  if (before === now) return;
  throw badFields({ idempotency_key: 'idempotency_key was used before for something else.' });
}
