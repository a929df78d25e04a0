import type { Payload } from 'payload';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import type { Invoice } from '../../../lib/contract/entities/documents.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { GiftVoucher, Invoice as InvoiceRecord, Order } from '../../payload-types.ts';

/** Whether a voucher has expired. */
export const isExpired = (expiresOn: string | null | undefined): boolean =>
  (expiresOn ?? '') < newZealandDay(contentNow());

/** A voucher's email address: the recipient's for a gift, else the buyer's. */
export const holderEmail = ({ recipient_email, buyer_email }: GiftVoucher): string =>
  recipient_email || (buyer_email ?? '');

/** Whether a gift is still waiting for its date. */
export const isScheduled = ({ status, recipient_email, delivered_at }: GiftVoucher): boolean =>
  status === 'active' && Boolean(recipient_email) && !delivered_at;

/** Whether a voucher's email can be sent again: it has been sent, and the voucher can still be redeemed. */
export const canBeResent = (voucher: GiftVoucher): boolean =>
  voucher.status === 'active' &&
  !isExpired(voucher.expires_on) &&
  !isScheduled(voucher) &&
  holderEmail(voucher) !== '';

/** The voucher that an invoice paid for; null for any other invoice. */
export async function voucherOf(
  payload: Payload,
  { kind, payment }: InvoiceRecord,
): Promise<GiftVoucher | null> {
  const id = refId(payment);
  return kind === 'voucher' && id !== null
    ? findOne(payload, 'gift-vouchers', { payment: { equals: id } })
    : null;
}

/** A voucher as shown on its invoice. The recipient's name is included, but not their address. */
export const soldVoucherEntity = (voucher: GiftVoucher): NonNullable<Invoice['voucher']> => ({
  holder: voucher.recipient_name || holderEmail(voucher),
  goes_out_on: isScheduled(voucher) ? (voucher.deliver_on ?? '') : '',
  can_resend: canBeResent(voucher),
});

/** The last characters of the code of the voucher that an order was paid with; '' for none. */
export async function paidVoucherEnd(payload: Payload, { voucher }: Pick<Order, 'voucher'>): Promise<string> {
  const id = refId(voucher);
  const paid = id === null ? null : await findOne(payload, 'gift-vouchers', { id: { equals: id } });
  return paid?.last4 ?? '';
}
