import { msg, type Message } from '../../kernel/messages/messages.ts';

/** A product's limit, and how many the customer has bought before; 0 for an unknown customer. */
export type CustomerLimit = { readonly max: number; readonly bought: number };

/** How many more units a limit allows besides others in the cart; Infinity without a limit. */
export const allowedOf = (limit: CustomerLimit | null, others: number): number =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit.max - limit.bought - others);

/** The message for more than a limit allows. */
export const overLimit = (name: string, { max, bought }: CustomerLimit): Message =>
  bought > 0 ? msg('cart.limitBought', { name, max, bought }) : msg('cart.limit', { name, max });
