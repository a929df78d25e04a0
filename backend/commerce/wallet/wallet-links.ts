import type { Payload } from 'payload';
import { TICKET_PASS_PATH, VOUCHER_PASS_PATH } from '../../../lib/contract/endpoints/payments.ts';
import type { Ticket, WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { config } from '../../kernel/config.ts';
import type { GiftVoucher, Invoice } from '../../payload-types.ts';
import { pdfPath, SHOWN_LINK_MS } from '../documents/signed-link.ts';
import type { ShownTicket } from '../documents/tickets.ts';
import { googleLink } from './google-pass.ts';
import type { Pass } from './pass.ts';
import { ticketPasses } from './ticket-passes.ts';
import { voucherPass } from './voucher-pass.ts';
import { appleWallet, googleWallet } from './wallets.ts';

/* Where pages lead to for passes. A wallet that is off has no address, and then nothing is shown. */

async function googleAddress(pass: Pass): Promise<string> {
  const wallet = googleWallet();
  return wallet === null ? '' : googleLink(pass, wallet, config().siteUrl);
}

type Opened = {
  /** What opens the tickets. */
  readonly key: string;
  readonly language: Language;
  /** The number of the only one, if it was transferred. */
  readonly only: number | null;
};

/** Adds to tickets where their passes are. */
export async function withPasses(
  payload: Payload,
  invoice: Invoice,
  tickets: readonly ShownTicket[],
  { key, language, only }: Opened,
): Promise<Ticket[]> {
  const isAppleOn = appleWallet() !== null;
  const passes = googleWallet() === null ? null : await ticketPasses(payload, invoice, language, only);
  return Promise.all(
    tickets.map(async (ticket) => {
      const pass = passes?.get(ticket.number);
      const path = `${TICKET_PASS_PATH}/${String(invoice.id)}/${String(ticket.number)}`;
      return {
        ...ticket,
        apple_url: isAppleOn ? `${API_BASE_PATH}${path}?key=${key}` : '',
        google_url: pass ? await googleAddress(pass) : '',
      };
    }),
  );
}

/** Where the passes of a voucher are, for as long as its PDF can be shown. */
export const voucherWallets = async (payload: Payload, voucher: GiftVoucher): Promise<WalletAddresses> => ({
  apple_url: appleWallet() === null ? '' : pdfPath(VOUCHER_PASS_PATH, 'voucher', voucher.id, SHOWN_LINK_MS),
  google_url: googleWallet() === null ? '' : await googleAddress(await voucherPass(payload, voucher)),
});
