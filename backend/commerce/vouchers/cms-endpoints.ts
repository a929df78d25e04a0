import type { Endpoint, PayloadRequest } from 'payload';
import { roleOf } from '../../cms/access/roles.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { newReference } from '../../kernel/secrets.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { holderEmail, mailVoucher } from './mail-voucher.ts';

const messageResponse = (message: string, status = 200) => Response.json({ message }, { status });

/** Actions for editors on a voucher; each returns a message. */
const action =
  (act: (req: PayloadRequest, voucher: GiftVoucher) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    const role = roleOf(req.user);
    if (role !== 'admin' && role !== 'editor') return messageResponse('Sign in as an editor first.', 403);
    const voucher = await findOne(req.payload, 'gift-vouchers', {
      id: { equals: Number(req.routeParams?.['id']) },
    });
    return voucher ? act(req, voucher) : messageResponse('There is no such voucher.', 404);
  };

/** POST /api/gift-vouchers/{id}/resend and …/void, for editors. */
export const voucherEndpoints: Endpoint[] = [
  {
    path: '/:id/resend',
    method: 'post',
    handler: action(async (req, voucher) => {
      if (voucher.status !== 'active')
        return messageResponse('Only a voucher that can still be redeemed is sent again.', 409);
      await mailVoucher(req.payload, voucher, { key: `voucher-again:${newReference()}`, invoice: null });
      return messageResponse(`The voucher was sent to ${holderEmail(voucher)} again.`);
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
        ? messageResponse('The voucher cannot be redeemed any more.')
        : messageResponse('The voucher was redeemed or withdrawn before.', 409);
    }),
  },
];
