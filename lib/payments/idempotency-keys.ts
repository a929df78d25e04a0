import { nanoid } from 'nanoid';

/**
 * Idempotency keys for one button: one per press. A press without a response is repeated with its own key as long as it would send the
 * same, so that a lost response does not make a second payment.
 */
export function createIdempotencyKeys(make: () => string = nanoid) {
  let open: { readonly payload: string; readonly key: string } | null = null;
  return {
    /** The key to send `payload` (as text) with. */
    take(payload: string): string {
      open = open?.payload === payload ? open : { payload, key: make() };
      return open.key;
    },
    /** The press got its response: the next one needs a new key. */
    settle(): void {
      open = null;
    },
  };
}
