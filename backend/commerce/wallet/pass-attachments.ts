import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { log } from '../../kernel/log/log.ts';
import type { Attachment } from '../../mail/attachments.ts';
import type { GiftVoucher, Invoice } from '../../payload-types.ts';
import { applePass, applePasses } from './apple-pass.ts';
import type { Pass } from './pass.ts';
import { ticketPasses } from './ticket-passes.ts';
import { voucherPass } from './voucher-pass.ts';
import { appleWallet } from './wallets.ts';

/** The type of a pass, and of several in one file. */
const PASS_TYPE = 'application/vnd.apple.pkpass';
const PASSES_TYPE = 'application/vnd.apple.pkpasses';

/** Passes as one attachment. Whoever has paid gets the email now, if without its passes. */
async function attachment(
  payload: Payload,
  name: string,
  passesOf: () => Promise<readonly Pass[]>,
): Promise<Attachment[]> {
  const wallet = appleWallet();
  if (wallet === null) return [];
  try {
    const passes = await passesOf();
    const [only] = passes;
    if (!only) return [];
    const one = { filename: `${name}.pkpass`, contentType: PASS_TYPE };
    return passes.length === 1
      ? [{ ...one, content: await applePass(payload, only, wallet) }]
      : [
          {
            filename: `${name}.pkpasses`,
            contentType: PASSES_TYPE,
            content: await applePasses(payload, passes, wallet),
          },
        ];
  } catch (error) {
    log.error({ err: error }, 'passes for Apple Wallet could not be signed, so an email goes without them');
    return [];
  }
}

/** The passes of an invoice's tickets, or of the one that was transferred, for Apple's wallet; nothing while it is off. */
export const ticketPassAttachments = (
  payload: Payload,
  invoice: Invoice,
  language: Language,
  only: number | null = null,
): Promise<Attachment[]> =>
  attachment(payload, `tickets-${invoice.number}`, async () => [
    ...(await ticketPasses(payload, invoice, language, only)).values(),
  ]);

/** The same for a voucher. */
export const voucherPassAttachments = (payload: Payload, voucher: GiftVoucher): Promise<Attachment[]> =>
  attachment(payload, `gift-voucher-${voucher.last4 ?? ''}`, async () => [
    await voucherPass(payload, voucher),
  ]);
