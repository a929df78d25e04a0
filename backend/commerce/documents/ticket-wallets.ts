import type { Payload } from 'payload';
import { TICKET_PASS_PATH } from '../../../lib/contract/endpoints/documents.ts';
import type { Ticket, WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import type { Invoice } from '../../payload-types.ts';
import { googleAddress } from '../wallet/google-address.ts';
import { appleWallet, googleWallet } from '../wallet/wallets.ts';
import { ticketPasses } from './ticket-passes.ts';
import type { ShownTicket } from './tickets.ts';

type Opened = {
  /** The key that opens the tickets. */
  readonly key: string;
  readonly language: Language;
  /** The number of a transferred ticket, if only that is opened. */
  readonly only: number | null;
};

/** Addresses of an invoice's passes, by ticket number. Without an address, as for a disabled wallet, nothing is shown. */
export async function passAddresses(
  payload: Payload,
  invoice: Invoice,
  { key, language, only }: Opened,
): Promise<(number: number) => Promise<WalletAddresses>> {
  const isAppleOn = appleWallet() !== null;
  const passes = googleWallet() === null ? null : await ticketPasses(payload, invoice, language, only);
  return async (number) => {
    const pass = passes?.get(number);
    const path = `${TICKET_PASS_PATH}/${String(invoice.id)}/${String(number)}`;
    return {
      apple_url: isAppleOn ? `${API_BASE_PATH}${path}?key=${key}` : '',
      google_url: pass ? await googleAddress(payload, pass) : '',
    };
  };
}

/** Adds the addresses of their passes to tickets. */
export async function withPasses(
  payload: Payload,
  invoice: Invoice,
  tickets: readonly ShownTicket[],
  opened: Opened,
): Promise<Ticket[]> {
  const addressesOf = await passAddresses(payload, invoice, opened);
  return Promise.all(tickets.map(async (ticket) => ({ ...ticket, ...(await addressesOf(ticket.number)) })));
}
