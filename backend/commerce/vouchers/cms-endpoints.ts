import type { Endpoint, PayloadRequest } from 'payload';
import { worksInShop } from '../../cms/access/roles.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { newReference } from '../../kernel/secrets.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { mailVoucher } from './mail-voucher.ts';
import { holderEmail } from '../documents/sold-voucher.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** Actions for editors on a voucher; each returns a message. */
const action =
  (act: (req: PayloadRequest, voucher: GiftVoucher) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    if (req.user?.collection !== 'users' || !worksInShop(req.user))
      return messageAnswer(403, 'Sign in as an editor or shop staff first.');
    const voucher = await findOne(req.payload, 'gift-vouchers', {
      id: { equals: Number(req.routeParams?.['id']) },
    });
    return voucher ? act(req, voucher) : messageAnswer(404, 'Voucher not found.');
  };

/** POST /api/gift-vouchers/{id}/resend, for editors and shop staff. The refund panel withdraws vouchers. */
export const voucherEndpoints: Endpoint[] = [
  {
    path: '/:id/resend',
    method: 'post',
    handler: action(async (req, voucher) => {
      if (voucher.status !== 'active')
        return messageAnswer(409, 'You can only resend a voucher that can still be redeemed.');
      await mailVoucher(req.payload, voucher, { key: `voucher-again:${newReference()}`, invoice: null });
      return messageAnswer(200, `The voucher was sent again to ${holderEmail(voucher)}.`);
    }),
  },
];
