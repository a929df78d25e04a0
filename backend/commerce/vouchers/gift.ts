import type { Payload } from 'payload';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { giftDays } from '../../../lib/contract/voucher.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { badFields } from '../../kernel/failure.ts';
import { log } from '../../kernel/log/log.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { mailVoucher } from './mail-voucher.ts';
import type { Gift } from './purchase-details.ts';

type GiftInput = {
  readonly giver_name?: string | undefined;
  readonly recipient_name?: string | undefined;
  readonly recipient_email?: string | undefined;
  readonly gift_message?: string | undefined;
  readonly deliver_on?: string | undefined;
};

/**
 * The gift details from a purchase; null if the voucher is for the buyer.
 * @throws Failure 422 for incomplete recipient details, or a date outside the range
 */
export function readGift(input: GiftInput): Gift | null {
  const { recipient_name: name = '', recipient_email: email = '', gift_message: message = '' } = input;
  const giver = input.giver_name ?? '';
  if (!name && !email) return null;
  if (!name) throw badFields({ recipient_name: msg('value.required') });
  if (!email) throw badFields({ recipient_email: msg('value.required') });
  const { first, last } = giftDays(contentNow());
  const day = input.deliver_on ?? first;
  if (day < first || day > last) throw badFields({ deliver_on: msg('voucher.giftDay', { first, last }) });
  return { name, email, message, day, giver };
}

/** Emails a gift to its recipient once its date has come, only once however often it runs. */
export async function deliverGift(payload: Payload, voucher: GiftVoucher): Promise<void> {
  const isDue = (voucher.deliver_on ?? '') <= newZealandDay(contentNow());
  if (!voucher.recipient_email || voucher.delivered_at || voucher.status !== 'active' || !isDue) return;
  await mailVoucher(payload, voucher, { key: `gift:${String(voucher.id)}`, invoice: null });
  await runStatement(
    payload,
    sql`UPDATE gift_vouchers SET delivered_at = ${new Date().toISOString()} WHERE id = ${voucher.id} AND delivered_at IS NULL`,
  );
}

const BATCH_SIZE = 100;

/** Emails all gifts that are due. One that fails doesn't hold up the others and is retried next time. */
export async function deliverDueGifts(payload: Payload): Promise<void> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM gift_vouchers WHERE recipient_email IS NOT NULL AND delivered_at IS NULL AND status = 'active'
          AND deliver_on <= ${newZealandDay(contentNow())} ORDER BY id LIMIT ${BATCH_SIZE}`,
  );
  for (const { id } of rows) {
    const voucher = await findOne(payload, 'gift-vouchers', { id: { equals: Number(id) } });
    if (!voucher) continue;
    await deliverGift(payload, voucher).catch((error: unknown) =>
      log.error({ err: error, voucher: voucher.id }, 'failed to email a gift voucher, will retry'),
    );
  }
}
