import type { Endpoint } from 'payload';
import { newReference } from '../../kernel/secrets.ts';
import { forShopStaff } from '../documents/for-shop-staff.ts';
import { mailVoucher } from './mail-voucher.ts';
import { holderEmail } from '../documents/sold-voucher.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** POST /api/gift-vouchers/{id}/resend, for editors and shop staff. The refund panel withdraws vouchers. */
export const voucherEndpoints: Endpoint[] = [
  {
    path: '/:id/resend',
    method: 'post',
    handler: forShopStaff('gift-vouchers', 'Voucher', async (req, voucher) => {
      if (voucher.status !== 'active')
        return messageAnswer(409, 'You can only resend a voucher that can still be redeemed.');
      await mailVoucher(req.payload, voucher, { key: `voucher-again:${newReference()}`, invoice: null });
      return messageAnswer(200, `The voucher was sent again to ${holderEmail(voucher)}.`);
    }),
  },
];
