import type { Endpoint, PayloadRequest } from 'payload';
import { roleOf } from '../access/roles.ts';
import { findOne } from '../contract/data/find-one.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { newReference } from '../money/secrets.ts';
import type { GiftVoucher } from '../payload-types.ts';
import { mailVoucher } from './mail-voucher.ts';

const say = (message: string, status = 200) => Response.json({ message }, { status });

/** What an editor may do with a voucher, answered in a sentence. */
const action =
  (act: (req: PayloadRequest, voucher: GiftVoucher) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    const role = roleOf(req.user);
    if (role !== 'admin' && role !== 'editor') return say('Sign in as an editor first.', 403);
    const voucher = await findOne(req.payload, 'gift-vouchers', {
      id: { equals: Number(req.routeParams?.['id']) },
    });
    return voucher ? act(req, voucher) : say('There is no such voucher.', 404);
  };

/** POST /api/gift-vouchers/{id}/resend and …/void, for editors. */
export const voucherEndpoints: Endpoint[] = [
  {
    path: '/:id/resend',
    method: 'post',
    handler: action(async (req, voucher) => {
      if (voucher.status !== 'active')
        return say('Only a voucher that can still be redeemed is sent again.', 409);
      await mailVoucher(req.payload, voucher, { key: `voucher-again:${newReference()}`, invoice: null });
      return say(`The voucher was sent to ${voucher.buyer_email} again.`);
    }),
  },
  {
    path: '/:id/void',
    method: 'post',
    handler: action(async (req, { id }) => {
      const { changed } = await runStatement(
        req.payload,
        sql`UPDATE gift_vouchers SET status = 'void', updated_at = ${new Date().toISOString()} WHERE id = ${id} AND status = 'active'`,
      );
      return changed === 1
        ? say('The voucher cannot be redeemed any more.')
        : say('The voucher was redeemed or withdrawn before.', 409);
    }),
  },
];
