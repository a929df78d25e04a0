import type { Payload } from 'payload';
import { TICKETS_PDF_PATH } from '../../../lib/contract/endpoints/documents.ts';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { config } from '../../kernel/config.ts';
import type { Invoice } from '../../payload-types.ts';
import { hasValidTickets } from './invoice-entity.ts';
import { expiryOf, MAILED_LINK_MS, signDocument, type Signed, type SignedKind } from './signed-link.ts';
import { holdersOfTickets, isPassedOn, passedOnName } from './ticket-holders.ts';
import { openTicketsOf, type PlainTicket } from './tickets.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long after its last day a ticket can still be viewed. */
const AFTERWARDS_MS = 14 * DAY_MS;
/** The same while its round is postponed and has no new days yet. */
const POSTPONED_MS = 365 * DAY_MS;

/** Links to an invoice's tickets. Buyers keep them, so they work until the event is over, even if it is postponed later. */
export type TicketLinks = {
  /** Signature that opens the tickets, but not the invoice. */
  readonly key: string;
  /** Path of the PDF. */
  readonly pdfPath: string;
  /** Full URL of their page, for an email. */
  readonly address: string;
};

/** Lifetime of an emailed link to tickets: until their event is over, or as long as any emailed link if that is longer. */
const lifetimeMs = (tickets: readonly PlainTicket[]): number =>
  Math.max(
    MAILED_LINK_MS,
    ...tickets.map(({ end_date }) => (Date.parse(end_date) || 0) + AFTERWARDS_MS - Date.now()),
  );

/** The same for a link to a whole order. */
export const linkLifetimeMs = async (payload: Payload, invoice: Invoice): Promise<number> =>
  lifetimeMs(await openTicketsOf(payload, invoice));

/** What a link to tickets is signed for. */
const subjectOf = (invoice: number, only: number | null): readonly [SignedKind, Signed] =>
  only === null ? ['tickets', invoice] : ['ticket', passedOnName(invoice, only)];

/** @param only the number of a transferred ticket, for its new holder @returns null if no tickets are left, or they are no longer valid */
export async function ticketLinks(
  payload: Payload,
  invoice: Invoice,
  only: number | null = null,
): Promise<TicketLinks | null> {
  if (!(await hasValidTickets(payload, invoice))) return null;
  const tickets = await openTicketsOf(payload, invoice, only);
  if (tickets.length === 0) return null;
  const key = signDocument(...subjectOf(invoice.id, only), lifetimeMs(tickets));
  const id = String(invoice.id);
  return {
    key,
    pdfPath: `${API_BASE_PATH}${TICKETS_PDF_PATH}/${id}?key=${key}`,
    address: `${config().siteUrl}/print-tickets/${id}?key=${key}`,
  };
}

/** Whether a ticket can be viewed, by its round's days as they are now. */
const isViewable = ({ end_date, is_postponed }: PlainTicket): boolean =>
  (Date.parse(end_date) || 0) + (is_postponed ? POSTPONED_MS : AFTERWARDS_MS) > Date.now();

/**
 * Whether an emailed link to an invoice's tickets, or to the order that they belong to, still works: until it expires and, if their event was
 * postponed after it was signed, as long as any of them can be viewed.
 * @param expiry of its key, in milliseconds since 1970
 * @param only the number of a transferred ticket
 */
export const isLinkOpen = async (
  payload: Payload,
  invoice: Invoice,
  expiry: number,
  only: number | null = null,
): Promise<boolean> => expiry > Date.now() || (await openTicketsOf(payload, invoice, only)).some(isViewable);

/**
 * Whether a key opens an invoice's tickets right now.
 * @param only the number of a transferred ticket
 */
export async function opensTickets(
  payload: Payload,
  invoice: Invoice,
  key: string | undefined,
  only: number | null = null,
): Promise<boolean> {
  const expiry = expiryOf(...subjectOf(invoice.id, only), key);
  return expiry !== null && isLinkOpen(payload, invoice, expiry, only);
}

/** The transferred ticket that a signed link opens: its invoice and number; null for any other link. */
export async function openedTicket(
  payload: Payload,
  { id, key = '' }: { readonly id: string; readonly key?: string | undefined },
): Promise<{ readonly invoice: Invoice; readonly only: number } | null> {
  if (key === '' || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const holders = await holdersOfTickets(payload, { id: Number(id) });
  const passedOn = [...holders.values()].filter(isPassedOn);
  const invoice = passedOn.length > 0 && (await findOne(payload, 'invoices', { id: { equals: Number(id) } }));
  if (!invoice) return null;
  for (const { number: only } of passedOn)
    if (await opensTickets(payload, invoice, key, only)) return { invoice, only };
  return null;
}
