import type { TakingsPart } from './takings.ts';

/** Names of the amounts, on the screen and in the file for the accountant. */
export const TAKINGS_TITLES: Readonly<Record<TakingsPart, string>> = {
  tickets: 'Tickets',
  goods: 'Shop goods',
  delivery: 'Delivery',
  discounts: 'Discounts',
  bookings: 'Bookings',
  vouchers: 'Gift vouchers',
  surcharges: 'Card surcharges',
  sales: 'Sales',
  gst: 'GST in sales',
  refunds_orders: 'Refunds of orders',
  refunds_bookings: 'Refunds of bookings',
  refunds_vouchers: 'Refunds of vouchers',
  refunds: 'Refunds',
  gst_refunded: 'GST in refunds',
  by_stripe: 'Paid through Stripe',
  by_sandbox: 'Paid through the sandbox (no money)',
  by_credit: 'Paid with credit or gift vouchers',
  back_stripe: 'Refunded through Stripe',
  back_sandbox: 'Refunded through the sandbox (no money)',
  back_credit: 'Refunded to credit or gift vouchers',
};
