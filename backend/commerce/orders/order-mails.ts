import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { amountLines, lineLabel, type MailLine } from '../documents/mail-lines.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { MailNote } from '../../mail/templates.ts';
import type { Invoice, Order } from '../../payload-types.ts';
import { trackingAddress } from '../tracking-address.ts';
import { buyerOf } from '../cart/buyer.ts';
import { mailedDocuments } from '../documents/mail-documents.ts';
import { orderLink } from '../documents/order-link.ts';
import { paidVoucherEnd } from '../documents/sold-voucher.ts';
import { isPickUp, isShipped, isTicketsOnly, linesOf, type OrderLine } from '../orders-and-payments.ts';

const shown = (lines: readonly OrderLine[]): MailLine[] =>
  lines.map(({ qty, title, cents }) => [`${String(qty)} × ${title}`, showCents(cents)]);

/** What happens next to the goods; nothing if the order is only tickets. */
function nextStep(order: Order): MailNote[] {
  if (isTicketsOnly(linesOf(order))) return [];
  return [isPickUp(order) ? 'order.pick_up' : 'order.packing'];
}

/** Confirms to the buyer, once, that an order is paid, with its invoice and its tickets. */
export async function mailOrderPaid(payload: Payload, order: Order, invoice: Invoice): Promise<void> {
  const buyer = await buyerOf(payload, order);
  if (!buyer) return;
  await sendMail(payload, {
    key: `order:${String(order.id)}`,
    to: buyer.email,
    template: 'order',
    language: order.language,
    name: buyer.firstName,
    data: { number: String(order.id), amount: showCents(order.total_cents) },
    notes: nextStep(order),
    ...(await mailedDocuments(payload, invoice, order.language)),
  });
}

/** Emails the buyer, once, that an order has been sent or is ready for pick-up, with a link to its page. */
export async function mailOrderSent(payload: Payload, order: Order, tracking: string): Promise<void> {
  const buyer = await buyerOf(payload, order);
  if (!buyer) return;
  const { id, language, shipping_name: place } = order;
  const number = String(id);
  // A crash may have come between the payment and the invoice: the page exists once that is issued.
  const invoice = await findOne(payload, 'invoices', { order: { equals: id } });
  // Tickets were emailed when they were paid for, so only the goods are sent or ready.
  const goods = shown(linesOf(order).filter(isShipped));
  const title = lineLabel('tracking', language);
  const address = trackingAddress(tracking, place ?? '');
  const track: MailLine[] = tracking === '' || address !== '' ? [] : [[title, tracking]];
  const documents = address === '' ? [] : [{ title, links: [{ label: tracking, address }] }];
  await sendMail(payload, {
    key: `order-sent:${number}`,
    to: buyer.email,
    language,
    name: buyer.firstName,
    link: invoice ? await orderLink(payload, invoice) : undefined,
    ...(isPickUp(order)
      ? { template: 'order_ready', data: { number, place: place ?? '' }, lines: goods }
      : { template: 'order_sent', data: { number }, lines: [...goods, ...track], documents }),
  });
}

/** Emails the buyer, once, that an unpaid order was cancelled, why, and what was returned to their credit or voucher. */
export async function mailOrderCancelled(payload: Payload, order: Order, reason: string): Promise<void> {
  const buyer = await buyerOf(payload, order);
  if (!buyer) return;
  const voucher = await paidVoucherEnd(payload, order);
  await sendMail(payload, {
    key: `order-cancelled:${String(order.id)}`,
    to: buyer.email,
    template: 'order_cancelled',
    notes: ['shared.reason'],
    quote: reason,
    language: order.language,
    name: buyer.firstName,
    data: { number: String(order.id) },
    lines: [
      ...shown(linesOf(order)),
      ...amountLines(
        [
          ['discount', -order.discount_cents],
          ['delivery', order.shipping_cents],
          ['surcharge', order.surcharge_cents],
          ['total', order.total_cents],
          voucher === ''
            ? ['refund_credit', order.credit_cents]
            : ['refund_voucher', order.credit_cents, voucher],
        ],
        order.language,
      ),
    ],
  });
}
