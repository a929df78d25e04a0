import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sendMail, type MailRequest } from '../../mail/send-mail.ts';
import type { Invoice, Order, Refund, TicketHolder } from '../../payload-types.ts';
import { buyerOf } from '../cart/buyer.ts';
import { creditNoteOf } from '../documents/credit-note.ts';
import { creditNoteAttachment } from '../documents/credit-note-attachment.ts';
import { documentOf } from '../documents/invoice-document.ts';
import { holderLanguage } from '../documents/invoice-language.ts';
import { amountLines, lineLabel, type MailLine } from '../documents/mail-lines.ts';
import { orderLink } from '../documents/order-link.ts';
import { plainTicketsOf } from '../documents/tickets.ts';
import { mailOrderCancelled } from '../orders/order-mails.ts';
import { BUYER_ACCOUNT } from './write-refund.ts';

/** The email's text. Without a refund it quotes the reason, because the buyer would ask for it, unless they cancelled it themselves. */
function wordsOf(
  { amount_cents, account, reason }: Refund,
  invoice: Invoice | null,
  order: Order | null,
): Pick<MailRequest, 'template' | 'data' | 'notes' | 'quote'> {
  const [number, amount] = [invoice?.number ?? '', showCents(amount_cents)];
  if (amount_cents === 0) {
    const why = account === BUYER_ACCOUNT ? {} : { notes: ['shared.reason'] as const, quote: reason ?? '' };
    return { template: 'cancelled', data: { number }, ...why };
  }
  return order
    ? { template: 'order_refunded', data: { number: String(order.id), amount } }
    : { template: 'refund', data: { number, amount } };
}

/** Emails the buyer about a refund, once, in the language they bought in. */
export async function mailRefund(payload: Payload, refund: Refund): Promise<void> {
  const [invoice, order, payment, customer] = await Promise.all([
    findOne(payload, 'invoices', { id: { equals: refId(refund.invoice) ?? 0 } }),
    findOne(payload, 'orders', { id: { equals: refId(refund.order) ?? 0 } }),
    findOne(payload, 'payments', { id: { equals: refId(refund.payment) ?? 0 } }),
    findOne(payload, 'customers', { id: { equals: refId(refund.customer) ?? 0 } }),
  ]);
  // Without an invoice nothing was paid, and the order has its own email.
  if (!invoice && order) return mailOrderCancelled(payload, order, refund.reason ?? '');
  const guest = customer || !order ? null : await buyerOf(payload, order);
  const to = customer?.email ?? guest?.email ?? invoice?.email ?? '';
  if (to === '') return;
  const language = order?.language ?? payment?.language;
  const { number, card_cents, credit_cents, tax_cents, cancelled } = refund;
  const note = invoice && creditNoteOf(refund);
  const { voucher } = invoice ? documentOf(invoice) : { voucher: '' };
  const words = wordsOf(refund, invoice, order);
  const label = lineLabel('cancelled', language);
  const items = (cancelled ?? '').split('\n').filter(Boolean);
  await sendMail(payload, {
    key: `refund:${number}`,
    to,
    language,
    name: customer?.first_name ?? guest?.firstName ?? '',
    ...words,
    link: invoice ? await orderLink(payload, invoice) : undefined,
    ...(note
      ? {
          notes: ['shared.credit_note'],
          data: { ...words.data, credit_note: note.number },
          attachments: [await creditNoteAttachment(payload, note, invoice)],
        }
      : {}),
    lines: [
      ...items.map((item): MailLine => [label, item]),
      ...amountLines(
        [
          ['refund_card', card_cents],
          voucher === '' ? ['refund_credit', credit_cents] : ['refund_voucher', credit_cents, voucher],
          ['gst', note ? tax_cents : 0],
        ],
        language,
      ),
    ],
  });
}

/** The holders of a refund's cancelled tickets, for those that had been transferred. */
async function holdersOfCancelled(payload: Payload, { id }: Refund): Promise<TicketHolder[]> {
  const { docs: ends } = await payload.find(
    findAll('ticket-scans', { refund: { equals: id }, outcome: { equals: 'cancelled' } }),
  );
  const tickets = ends.flatMap(({ admission }) => (admission ? [admission] : []));
  if (tickets.length === 0) return [];
  const where = { and: [{ ticket: { in: tickets } }, { passed_on_at: { exists: true } }] };
  const { docs } = await payload.find({ ...findAll('ticket-holders', where), sort: 'number' });
  return docs;
}

/**
 * Emails everyone whose transferred ticket was cancelled by a refund, once each. The email doesn't mention the price or the reason, which
 * are between the buyer and the office.
 */
export async function mailHolders(payload: Payload, refund: Refund): Promise<void> {
  const holders = await holdersOfCancelled(payload, refund);
  const invoice =
    holders.length > 0 &&
    (await findOne(payload, 'invoices', { id: { equals: refId(refund.invoice) ?? 0 } }));
  if (!invoice) return;
  const tickets = await plainTicketsOf(payload, invoice);
  for (const holder of holders) {
    if (!holder.email) continue;
    const ticket = tickets[holder.number - 1];
    await sendMail(payload, {
      key: `ticket-cancelled:${holder.ticket}`,
      to: holder.email,
      template: 'ticket_cancelled',
      language: await holderLanguage(payload, invoice, holder),
      name: holder.holder ?? '',
      data: { ticket: ticket?.event || ticket?.title || holder.ticket },
    });
  }
}
