import { nanoid } from 'nanoid';

/**
 * Idempotency keys for one button: one a press. A press that got no answer is repeated with its own key as long as it would
 * send the same, so that a lost answer does not make a second payment.
 */
export function createPressKeys(make: () => string = nanoid) {
  let open: { readonly payload: string; readonly key: string } | null = null;
  return {
    /** The key to send `payload` (as text) with. */
    take(payload: string): string {
      open = open?.payload === payload ? open : { payload, key: make() };
      return open.key;
    },
    /** The press was answered: the next one is another. */
    settle(): void {
      open = null;
    },
  };
}
