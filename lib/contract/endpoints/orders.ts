import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { orderSchema } from '../entities/orders.ts';
import { text } from '../wire.ts';

/**
 * `id` is an order's number, or the invoice's number of a voucher or booking. `key` is the signature from an emailed link; without it the
 * buyer must be signed in.
 */
const orderInput = z.object({ id: z.string().max(60), key: z.string().max(200).optional() });

/** Made by the browser for each press: a repeated one has no further effect. */
const press = () => z.string().regex(/^[\w-]{8,64}$/);

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
  input: orderInput.extend({ press: press() }),
  output: z.object({ success: z.boolean(), message: text() }),
});

export const ORDER_ENDPOINTS = { getOrder, resendOrder } as const;
