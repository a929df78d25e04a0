import type { Payload } from 'payload';
import { showCents } from '../../lib/contract/money.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Order } from '../payload-types.ts';
import { linesOf } from './order-lines.ts';

const goods = (order: Order): [string, string][] =>
  linesOf(order).map(({ qty, title, cents }) => [`${String(qty)} × ${title}`, showCents(cents)]);

const buyerOf = (payload: Payload, order: Order) =>
  findOne(payload, 'customers', { id: { equals: refId(order.customer) ?? 0 } });

/** Tells a customer that an order is on its way, once. */
export async function mailOrderSent(payload: Payload, order: Order, tracking: string): Promise<void> {
  const customer = await buyerOf(payload, order);
  if (!customer) return;
  await sendMail(payload, {
    key: `order-sent:${String(order.id)}`,
    to: customer.email,
    template: 'order_sent',
    language: order.language,
    name: customer.first_name ?? '',
    data: { number: String(order.id) },
    lines: tracking === '' ? goods(order) : [...goods(order), ['Tracking', tracking]],
  });
}

/** Tells a customer that an order was cancelled or paid back, once. */
export async function mailOrderEnded(
  payload: Payload,
  order: Order,
  to: 'cancelled' | 'refunded',
): Promise<void> {
  const customer = await buyerOf(payload, order);
  if (!customer) return;
  await sendMail(payload, {
    key: `order-${to}:${String(order.id)}`,
    to: customer.email,
    template: to === 'cancelled' ? 'order_cancelled' : 'order_refunded',
    language: order.language,
    name: customer.first_name ?? '',
    data: { number: String(order.id), amount: showCents(order.total_cents) },
    lines: goods(order),
  });
}
