import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { badInput } from '../../kernel/failure.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { isInOutbox } from '../../mail/outbox.ts';
import type { Invoice } from '../../payload-types.ts';
import { mailInvoice } from '../documents/mail-invoice.ts';
import { buyerAddress } from './buyer-address.ts';

/**
 * Emails invoice and tickets to the buyer again, once for each press.
 * @throws Failure 422 if the buyer's address is no longer known, 429 for too many
 */
export async function resendOrder(
  payload: Payload,
  invoice: Invoice,
  { press, language }: { readonly press: string; readonly language: Language },
): Promise<void> {
  const to = await buyerAddress(payload, invoice);
  if (to === '') throw badInput(msg('order.notResent'));
  const key = `order-again:${String(invoice.id)}:${press}`;
  if (await isInOutbox(payload, key)) return;
  await countUses([RATE_LIMITS.orderResends, invoice.id]);
  await mailInvoice(payload, invoice, { key, to, language });
}
