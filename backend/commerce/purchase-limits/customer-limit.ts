import { msg, type Message } from '../../kernel/messages/messages.ts';

/** A product's limit, and how much of it the customer has bought before; 0 for one who isn't known yet. */
export type CustomerLimit = { readonly max: number; readonly bought: number };

/** How many more units a limit allows beside others in the cart; Infinity without one. */
export const allowedOf = (limit: CustomerLimit | null, others: number): number =>
  limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit.max - limit.bought - others);

/** The message for more than a limit allows. */
export const overLimit = (name: string, { max, bought }: CustomerLimit): Message =>
  bought > 0 ? msg('cart.limitBought', { name, max, bought }) : msg('cart.limit', { name, max });
