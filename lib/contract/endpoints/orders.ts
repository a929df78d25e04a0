import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { orderSchema } from '../entities/orders.ts';
import { wireInt } from '../wire.ts';
import { outcome, pressKey } from './params.ts';

/**
 * `id` is an order's number, or the invoice's number of a voucher or booking. `key` is the signature from an emailed link; without it the
 * buyer must be signed in.
 */
const orderInput = z.object({ id: z.string().max(60), key: z.string().max(200).optional() });

/** GET /sell/order/{id} */
export const getOrder = endpoint({
  extension: 'order-pages',
  method: 'GET',
  path: '/sell/order/{id}',
  auth: 'public',
  isPrivate: true,
  input: orderInput,
  output: itemOf(orderSchema),
});

/** POST /sell/order/resend: emails invoice and tickets to the buyer again, never to anybody else. */
export const resendOrder = endpoint({
  extension: 'order-pages',
  method: 'POST',
  path: '/sell/order/resend',
  auth: 'public',
  input: orderInput.extend({ press: pressKey() }),
  output: outcome(),
});

const MAX_NAME = 80;
const name = () => z.string().trim().min(1).max(MAX_NAME);
const ticketNumber = () => wireInt({ min: 1, max: 9999 });

/** POST /sell/order/nameTicket: puts another name on a ticket that hasn't been used. */
export const nameTicket = endpoint({
  extension: 'order-pages',
  method: 'POST',
  path: '/sell/order/nameTicket',
  auth: 'public',
  input: orderInput.extend({ number: ticketNumber(), holder: name() }),
  output: itemOf(orderSchema),
});

/**
 * POST /sell/order/transferTicket: transfers a ticket to somebody else. Its code stops working at once, and the new holder is emailed their
 * own. It can't be undone.
 */
export const transferTicket = endpoint({
  extension: 'order-pages',
  method: 'POST',
  path: '/sell/order/transferTicket',
  auth: 'public',
  input: orderInput.extend({
    number: ticketNumber(),
    name: name(),
    email: z.email().max(254),
    press: pressKey(),
  }),
  output: itemOf(orderSchema),
});

/** POST /sell/order/cancel: cancels a whole order and refunds it, if its page says that the buyer can. */
export const cancelOrder = endpoint({
  extension: 'order-pages',
  method: 'POST',
  path: '/sell/order/cancel',
  auth: 'public',
  input: orderInput.extend({ press: pressKey() }),
  output: itemOf(orderSchema),
});

/** Longest reason for a refund. */
export const MAX_REFUND_MESSAGE = 1000;

/** POST /sell/order/askRefund: asks the office for a refund. */
export const askRefund = endpoint({
  extension: 'order-pages',
  method: 'POST',
  path: '/sell/order/askRefund',
  auth: 'public',
  input: orderInput.extend({ message: z.string().trim().min(1).max(MAX_REFUND_MESSAGE) }),
  output: itemOf(orderSchema),
});

export const ORDER_ENDPOINTS = {
  getOrder,
  resendOrder,
  nameTicket,
  transferTicket,
  cancelOrder,
  askRefund,
} as const;
