import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Order } from '../../payload-types.ts';
import type { StoredOwner } from './cart-store.ts';

/** A buyer without an account, identified by the key of their cart. `email` is in plain form (`plainEmail`). */
export type Guest = {
  readonly session: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Who orders a cart: its owner, and the email address for everything that is sent. */
export type Buyer = { readonly customer: number; readonly email: string } | Guest;

/** An order's buyer, as far as still known. */
export type OrderBuyer = {
  /** Null for a guest. */
  readonly customer: number | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** A customer as a buyer; null if they have been deleted. */
export async function customerBuyer(payload: Payload, id: number | null): Promise<OrderBuyer | null> {
  const customer = id === null ? null : await findOne(payload, 'customers', { id: { equals: id } });
  return (
    customer && {
      customer: customer.id,
      email: customer.email,
      firstName: customer.first_name ?? '',
      lastName: customer.last_name ?? '',
    }
  );
}

/** An order's buyer: its customer with their current name and address, or the guest with those they ordered with. Null if either has been deleted. */
export async function buyerOf(payload: Payload, order: Order): Promise<OrderBuyer | null> {
  const customer = await customerBuyer(payload, refId(order.customer));
  if (customer || !order.guest_email) return customer;
  return {
    customer: null,
    email: order.guest_email,
    firstName: order.guest_first_name ?? '',
    lastName: order.guest_last_name ?? '',
  };
}

/** The cart that an order was made from. A guest's order remembers their cart even if it has since become a customer's. */
export function cartOf({ customer, guest_session: sessionHash }: Order): StoredOwner | null {
  if (sessionHash) return { sessionHash };
  const id = refId(customer);
  return id === null ? null : { customer: id };
}
