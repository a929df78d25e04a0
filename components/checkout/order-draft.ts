import { z } from 'zod';
import { attempt } from '@/lib/persistence/attempt';

const draftSchema = z.object({
  note: z.string().default(''),
  /** Id of the saved address, null for none, 'new' while one is typed. */
  address: z
    .union([z.number(), z.literal('new')])
    .nullable()
    .default(null),
  /** Id of the way of delivery. */
  quote: z.number().nullable().default(null),
  /** Whether the customer's credit pays first. */
  useCredit: z.boolean().default(false),
  /** The code of a gift voucher, of somebody without an account; '' for none. */
  voucher: z.string().default(''),
  /** The fields of a new address; of somebody without an account also name and email address. */
  place: z.record(z.string(), z.string()).default({}),
});

/** What a customer has chosen and typed at the checkout but not ordered yet. */
export type OrderDraft = z.output<typeof draftSchema>;

const EMPTY_DRAFT: OrderDraft = draftSchema.parse({});

/** A draft that the site's previous version may have stored: credit was a payment method. The next save leaves that out. */
const storedSchema = draftSchema.extend({ payment: z.string().optional() });

/** Reads a stored draft. @throws if it can't be read */
function draftIn(stored: string): OrderDraft {
  const { payment, ...draft } = storedSchema.parse(JSON.parse(stored));
  return { ...draft, useCredit: draft.useCredit || payment === 'credit' };
}

export type OrderDraftKeeper = {
  readonly load: () => OrderDraft;
  /** Stores a part; the others stay. */
  readonly save: (part: Partial<OrderDraft>) => void;
  readonly forget: () => void;
};

/**
 * Stores a customer's draft in this tab, through the payment page and back, a reload, and a sign-in after the session ended. Other
 * customers never see it. If storage is unavailable, only the screen keeps the values.
 */
export function createOrderDraft(
  customer: number,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): OrderDraftKeeper {
  const key = `order-draft-${String(customer)}`;
  const load = () => attempt(() => draftIn(storage().getItem(key) ?? '{}'), EMPTY_DRAFT);
  return {
    load,
    save: (part) => attempt(() => storage().setItem(key, JSON.stringify({ ...load(), ...part })), undefined),
    forget: () => attempt(() => storage().removeItem(key), undefined),
  };
}
