import type { Payload } from 'payload';
import { findAll } from '../../cms/records/by-ids.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { log } from '../../kernel/log/log.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Invoice, TicketHolder } from '../../payload-types.ts';
import { siteName } from '../../site/domain.ts';
import { documentOf } from '../documents/invoice-document.ts';
import { orderLink } from '../documents/order-link.ts';
import { ticketAttachments } from '../documents/ticket-attachment.ts';
import { ticketLinks } from '../documents/ticket-links.ts';
import { plainTicketsOf, ticketPlans } from '../documents/tickets.ts';
import { visitNotesOf } from '../documents/visit-notes.ts';
import { buyerAddress } from './buyer-address.ts';

/** Emails a ticket's new holder, with only this ticket. */
async function mailNewHolder(payload: Payload, invoice: Invoice, holder: TicketHolder, ticket: string) {
  const { ticket: key, number, holder: name, email, language } = holder;
  const { buyer } = documentOf(invoice);
  const links = await ticketLinks(payload, invoice, number);
  const plan = ticketPlans(invoice)[number - 1];
  // It was cancelled in the meantime.
  if (!links || !plan) return;
  await sendMail(payload, {
    key: `ticket-received:${key}`,
    to: email ?? '',
    template: 'ticket_received',
    language,
    name: name ?? '',
    data: { giver: buyer.name || buyer.email || (await siteName(payload)), ticket },
    quote: await visitNotesOf(payload, [plan], language),
    tickets: links.address,
    attachments: await ticketAttachments(payload, invoice, languageNamed(language), number),
  });
}

/** Emails the giver, who should know of the transfer in case it wasn't them. */
async function mailGiver(payload: Payload, invoice: Invoice, holder: TicketHolder, ticket: string) {
  const to = await buyerAddress(payload, invoice);
  if (to === '') return;
  await sendMail(payload, {
    key: `ticket-given:${holder.ticket}`,
    to,
    template: 'ticket_given',
    language: holder.language,
    name: documentOf(invoice).buyer.name,
    data: { ticket, recipient: `${holder.holder ?? ''} <${holder.email ?? ''}>` },
    link: await orderLink(payload, invoice),
  });
}

/** Emails both sides of a transfer, once. */
export async function mailTransfer(payload: Payload, invoice: Invoice, holder: TicketHolder): Promise<void> {
  if (holder.mailed_at) return;
  const ticket = (await plainTicketsOf(payload, invoice))[holder.number - 1];
  const named = ticket?.event || ticket?.title || holder.ticket;
  await mailNewHolder(payload, invoice, holder, named);
  await mailGiver(payload, invoice, holder, named);
  await runStatement(
    payload,
    sql`UPDATE ticket_holders SET mailed_at = ${new Date().toISOString()} WHERE id = ${holder.id}`,
  );
}

/** Sends the emails about transfers that a crash prevented. */
export async function mailOpenTransfers(payload: Payload): Promise<void> {
  const { docs } = await payload.find(
    findAll('ticket-holders', {
      and: [{ passed_on_at: { exists: true } }, { mailed_at: { exists: false } }],
    }),
  );
  for (const holder of docs) {
    const invoice = await findOne(payload, 'invoices', { id: { equals: refId(holder.invoice) ?? 0 } });
    await (invoice ? mailTransfer(payload, invoice, holder) : Promise.resolve()).catch((error: unknown) =>
      log.error({ err: error, ticket: holder.ticket }, 'failed to email about a transfer, will retry'),
    );
  }
}
