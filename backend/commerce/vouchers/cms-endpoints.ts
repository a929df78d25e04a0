import type { Endpoint } from 'payload';
import { longDay } from '../../../lib/shared/date-forms.ts';
import { newReference } from '../../kernel/secrets.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { forShopStaff } from '../documents/for-shop-staff.ts';
import { mailVoucher } from './mail-voucher.ts';
import { canBeResent, holderEmail, isExpired, isScheduled } from '../documents/sold-voucher.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** Why a voucher's email can't be sent again. */
function obstacle(voucher: GiftVoucher): string {
  if (voucher.status !== 'active' || isExpired(voucher.expires_on))
    return 'You can only resend a voucher that can still be redeemed.';
  return isScheduled(voucher)
    ? `This gift hasn’t been sent yet. It goes out on ${longDay(voucher.deliver_on ?? '', 'en')}.`
    : 'This voucher has no email address: whoever bought it has deleted their account.';
}

/** POST /api/gift-vouchers/{id}/resend, for editors and shop staff. The refund panel withdraws vouchers. */
export const voucherEndpoints: Endpoint[] = [
  {
    path: '/:id/resend',
    method: 'post',
    handler: forShopStaff('gift-vouchers', 'Voucher', async (req, voucher) => {
      if (!canBeResent(voucher)) return messageAnswer(409, obstacle(voucher));
      await mailVoucher(req.payload, voucher, { key: `voucher-again:${newReference()}`, invoice: null });
      return messageAnswer(200, `The voucher was sent again to ${holderEmail(voucher)}.`);
    }),
  },
];
