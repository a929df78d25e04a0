import { isRecord, textOf } from '@/lib/shared/record';

/** What a browser remembers about its cart, shared by all tabs. */
export type CartState = {
  /** The anonymous cart's key; '' if there is none, or once it is merged into a customer's. */
  readonly sessionKey: string;
  readonly promotion_code: string;
  /** For the header, without reading the rest. */
  readonly item_count: number;
  /** The server's last response, unparsed; whoever shows it parses it with the contract. */
  readonly answer: unknown;
  /** What the server removed and nobody has been told of yet; unparsed. */
  readonly removed: readonly unknown[];
};

export const BLANK_CART: CartState = {
  sessionKey: '',
  promotion_code: '',
  item_count: 0,
  answer: null,
  removed: [],
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

/** Reads a cart from stored data; fields of the wrong type are blank. */
export function readCartState(value: unknown): CartState {
  const from = isRecord(value) ? value : {};
  return {
    sessionKey: textOf(from['sessionKey']),
    promotion_code: textOf(from['promotion_code']),
    item_count: countOf(from['item_count']),
    answer: from['answer'] ?? null,
    removed: listOf(from['removed']),
  };
}
