import { isRecord, textOf } from '@/lib/api/light';

/** What a browser remembers of its cart, in all tabs the same. */
export type CartState = {
  /** Key of the anonymous cart; '' while there is none, or once it is part of a customer's. */
  readonly sessionKey: string;
  readonly promotion_code: string;
  /** For the header, without looking into the rest. */
  readonly item_count: number;
  /** The server's last answer as it came; whoever shows it parses it with the contract. */
  readonly answer: unknown;
};

export const BLANK_CART: CartState = { sessionKey: '', promotion_code: '', item_count: 0, answer: null };

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** Reads a cart out of what storage held; what is not of the right type is blank. */
export function readCartState(value: unknown): CartState {
  const from = isRecord(value) ? value : {};
  return {
    sessionKey: textOf(from['sessionKey']),
    promotion_code: textOf(from['promotion_code']),
    item_count: countOf(from['item_count']),
    answer: from['answer'] ?? null,
  };
}
