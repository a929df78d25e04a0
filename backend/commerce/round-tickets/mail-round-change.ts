import { hash } from 'node:crypto';
import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { isInOutbox } from '../../mail/outbox.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { MailNote } from '../../mail/templates.ts';
import type { Round } from '../../payload-types.ts';
import { documentOf } from '../documents/invoice-document.ts';
import { holderLanguage, invoiceLanguage } from '../documents/invoice-language.ts';
import { orderLink } from '../documents/order-link.ts';
import { ticketAttachments } from '../documents/ticket-attachment.ts';
import { holdersOfTickets, isPassedOn } from '../documents/ticket-holders.ts';
import { ticketLinks } from '../documents/ticket-links.ts';
import { ticketPlans } from '../documents/tickets.ts';
import { visitNotesOf } from '../documents/visit-notes.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { buyerAddress } from '../order-page/buyer-address.ts';
import { holdersOf, type Holder } from './holders.ts';

type Change = Exclude<NonNullable<Round['round_status']>, 'scheduled'>;

/** A change of a round that its ticket holders should know of; null if it goes ahead as planned. */
export const changeOf = ({ round_status: status }: Pick<Round, 'round_status'>): Change | null =>
  status && status !== 'scheduled' ? status : null;

/** Identifies a change of a round: nobody is emailed about the same change twice, and everybody about the next one. */
const nameOfChange = ({ round_status, start_date, end_date, venue }: Round): string =>
  hash('sha1', JSON.stringify([round_status, start_date, end_date, refId(venue)]), 'base64url').slice(0, 16);

/** Identifies an email about a round's change. @param reader a buyer's invoice by its id, or the ticket of a new holder */
const keyOf = (round: Round, reader: string): string => `round-changed:${nameOfChange(round)}:${reader}`;

const buyerKey = (round: Round, { invoice }: Pick<Holder, 'invoice'>): string =>
  keyOf(round, String(invoice.id));

/** Whether everybody has been emailed about a round's latest change. */
export const areHoldersMailed = (round: Round): boolean => round.holders_told === nameOfChange(round);

const NOTES: Readonly<Record<Change, MailNote>> = {
  postponed: 'round_changed.postponed',
  rescheduled: 'round_changed.rescheduled',
  moved: 'round_changed.moved',
  cancelled: 'round_changed.cancelled',
};

/** The new time and place of these of an invoice's tickets; while unknown, only the reason. */
async function noteFor(
  payload: Payload,
  { invoice, open: numbers }: Pick<Holder, 'invoice' | 'open'>,
  round: Round,
  language: string | undefined,
): Promise<string> {
  const isKnown = round.round_status === 'rescheduled' || round.round_status === 'moved';
  const plans = ticketPlans(invoice);
  const tickets = numbers.flatMap((number) => plans[number - 1] ?? []);
  return [round.status_note ?? '', isKnown ? await visitNotesOf(payload, tickets, language) : '']
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Emails those whom tickets of the round were transferred to, each about their own ticket. */
async function mailNewHolders(
  payload: Payload,
  { invoice, open }: Holder,
  round: Round,
  change: Change,
): Promise<void> {
  const holders = await holdersOfTickets(payload, invoice);
  for (const number of open) {
    const holder = holders.get(number);
    if (!isPassedOn(holder) || !holder?.email) continue;
    const key = keyOf(round, holder.ticket);
    if (await isInOutbox(payload, key)) continue;
    const language = await holderLanguage(payload, invoice, holder);
    const links = change === 'cancelled' ? null : await ticketLinks(payload, invoice, number);
    await sendMail(payload, {
      key,
      to: holder.email,
      template: 'round_changed',
      language,
      name: holder.holder ?? '',
      data: { event: round.name },
      // The buyer gets any refund.
      notes: [change === 'cancelled' ? 'round_changed.cancelled_holder' : NOTES[change]],
      quote: await noteFor(payload, { invoice, open: [number] }, round, language),
      ...(links
        ? {
            tickets: links.address,
            attachments: await ticketAttachments(payload, invoice, languageNamed(language), number),
          }
        : {}),
    });
  }
}

/** @returns whether the buyer's address is known */
async function mailHolder(payload: Payload, holder: Holder, round: Round, change: Change): Promise<boolean> {
  await mailNewHolders(payload, holder, round, change);
  const { invoice } = holder;
  const to = await buyerAddress(payload, invoice);
  if (to === '') return false;
  const key = buyerKey(round, holder);
  // The tickets are drawn for new emails only, so that a repeat gets to the end where the first press didn't.
  if (await isInOutbox(payload, key)) return true;
  const language = await invoiceLanguage(payload, invoice);
  const tickets = change === 'cancelled' ? null : await ticketLinks(payload, invoice);
  await sendMail(payload, {
    key,
    to,
    template: 'round_changed',
    language,
    name: documentOf(invoice).buyer.name,
    data: { event: round.name },
    notes: [NOTES[change]],
    quote: await noteFor(payload, holder, round, language),
    // Where those who can't come then cancel, or ask for their money back.
    link: await orderLink(payload, invoice),
    ...(tickets
      ? {
          tickets: tickets.address,
          attachments: await ticketAttachments(payload, invoice, languageNamed(language)),
        }
      : {}),
  });
  return true;
}

/** How many of these buyers have been emailed about a round's change. */
async function countMailed(payload: Payload, holders: readonly Holder[], round: Round): Promise<number> {
  let mailed = 0;
  for (const holder of holders) if (await isInOutbox(payload, buyerKey(round, holder))) mailed += 1;
  return mailed;
}

/**
 * Emails everybody with valid tickets of a round, once for each change of it, in the language they bought in. May be called again, and then
 * goes on where it stopped: nobody is emailed twice. Once all have been emailed, it emails nobody: those who bought since knew.
 * @returns how many buyers have been emailed, by an earlier call too
 */
export async function mailRoundChange(payload: Payload, round: Round): Promise<number> {
  const change = changeOf(round);
  if (change === null) return 0;
  const holders = await holdersOf(payload, round.id);
  if (areHoldersMailed(round)) return countMailed(payload, holders, round);
  let mailed = 0;
  for (const holder of holders)
    if (holder.open.length > 0 && (await mailHolder(payload, holder, round, change))) mailed += 1;
  await runStatement(
    payload,
    sql`UPDATE rounds SET holders_told = ${nameOfChange(round)} WHERE id = ${round.id}`,
  );
  return mailed;
}

/** A round as published. */
export const findRound = (payload: Payload, id: number): Promise<Round | null> =>
  findOne(payload, 'rounds', { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] });
