import type { Payload } from 'payload';
import type { Invoice as InvoiceEntity } from '../../../lib/contract/entities/documents.ts';
import type { Order as OrderEntity, OrderState } from '../../../lib/contract/entities/orders.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { dollarsOf } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice, Order } from '../../payload-types.ts';
import { invoiceEntity } from '../documents/invoice-entity.ts';
import { orderNumber } from '../documents/order-link.ts';
import { SHOWN_LINK_MS, signDocument } from '../documents/signed-link.ts';
import { ticketLinks } from '../documents/ticket-links.ts';
import { isPickUp, isTicketsOnly, linesOf } from '../orders-and-payments.ts';
import { buyerAddress } from './buyer-address.ts';
import { cancellingOf } from '../refunds/cancel-rule.ts';
import { orderTickets } from './order-tickets.ts';
import { trackingAddress } from '../tracking-address.ts';

/** Whether an order has something to pack. */
const hasGoods = (order: Order | null): order is Order => order !== null && !isTicketsOnly(linesOf(order));

function stateOf(status: InvoiceEntity['status'], order: Order | null): OrderState {
  switch (status) {
    case 'cancelled':
    case 'refunded':
      return status;
    case 'open':
    case 'placed':
    case 'paid':
      return 'paid';
    case 'packed':
      return hasGoods(order) ? 'packed' : 'paid';
    case 'sent':
      if (!hasGoods(order)) return 'paid';
      return isPickUp(order) ? 'ready' : 'sent';
  }
}

/** An order, voucher or booking as its page shows it. @param language of its tickets' passes */
export async function orderEntity(
  payload: Payload,
  invoice: Invoice,
  language: Language,
): Promise<OrderEntity> {
  const [item, order, links, email, cancelling] = await Promise.all([
    invoiceEntity(payload, invoice),
    findOne(payload, 'orders', { id: { equals: refId(invoice.order) ?? 0 } }),
    ticketLinks(payload, invoice),
    buyerAddress(payload, invoice),
    cancellingOf(payload, invoice),
  ]);
  const state = stateOf(item.status, order);
  const isSent = state === 'sent' || state === 'ready';
  const tracking = isSent ? (order?.tracking ?? '') : '';
  return {
    number: orderNumber(invoice),
    state,
    has_goods: hasGoods(order),
    is_pick_up: hasGoods(order) && isPickUp(order),
    delivery: hasGoods(order) ? (order.shipping_name ?? '') : '',
    tracking,
    tracking_url: trackingAddress(tracking, order?.shipping_name ?? ''),
    invoice: item,
    invoice_key: signDocument('invoice', invoice.id, SHOWN_LINK_MS),
    tickets: await orderTickets(payload, invoice, {
      isOver: state === 'cancelled' || state === 'refunded',
      key: links?.key ?? '',
      language,
    }),
    tickets_key: links?.key ?? '',
    tickets_pdf_url: links?.pdfPath ?? '',
    cancelling: cancelling.kind,
    cancel_until: cancelling.kind === 'self' ? cancelling.until : '',
    cancel_amount: cancelling.kind === 'self' ? dollarsOf(cancelling.cents) : 0,
    asked_at: cancelling.kind === 'asked' ? cancelling.at : null,
    email,
  };
}
