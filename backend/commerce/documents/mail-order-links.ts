import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { showCents } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { MailDocument } from '../../mail/mail-content.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { MAIL_TEXTS } from '../../mail/texts.ts';
import type { Invoice } from '../../payload-types.ts';
import { orderLink } from './order-link.ts';
import { ticketLinks } from './ticket-links.ts';

/** For older purchases, buyers ask the office. */
const NEWEST = 20;

/**
 * Purchases that belong to an address, newest first: an account's to its present one, whoever reads the email of an earlier one by now.
 * @param email normalised (`plainEmail`)
 */
async function boughtWith(payload: Payload, email: string): Promise<Invoice[]> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM invoices WHERE (customer_id IS NULL AND LOWER(email) = ${email})
          OR customer_id IN (SELECT id FROM customers WHERE email = ${email})
        ORDER BY id DESC LIMIT ${NEWEST}`,
  );
  const { docs } = await payload.find({
    collection: 'invoices',
    where: { id: { in: rows.map(({ id }) => Number(id)) } },
    sort: '-id',
    depth: 0,
    limit: NEWEST,
  });
  return docs;
}

async function documentsOf(payload: Payload, invoice: Invoice, language: Language): Promise<MailDocument> {
  const { number, issued_at, createdAt, total_cents } = invoice;
  const texts = MAIL_TEXTS[language];
  const tickets = await ticketLinks(payload, invoice);
  const day = longDay(newZealandDay(new Date(issued_at ?? createdAt)), language);
  return {
    title: [number, day, showCents(total_cents)].join(' · '),
    links: [
      ...(tickets ? [{ label: texts['shared.tickets_button'] ?? '', address: tickets.address }] : []),
      { label: texts['receipt.button'] ?? '', address: await orderLink(payload, invoice) },
    ],
  };
}

/** Emails links to purchases made with an address, or that there are none: an email is sent either way. */
export async function mailOrderLinks(payload: Payload, email: string, language: Language): Promise<void> {
  const bought = await boughtWith(payload, email);
  const documents: MailDocument[] = [];
  for (const invoice of bought) documents.push(await documentsOf(payload, invoice, language));
  await sendMail(payload, {
    key: `order-links:${randomUUID()}`,
    to: email,
    template: 'order_links',
    language,
    data: {},
    notes: [bought.length > 0 ? 'order_links.found' : 'order_links.none'],
    documents,
    isSecret: true,
  });
}
