import type { Payload, PayloadRequest } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import type { User } from '../../payload-types.ts';
import { cmsAddress } from '../../site/domain.ts';

/**
 * Creates a link with which an account chooses its password, and revokes the previous one.
 * @param req with a transaction: the link and its email are stored together, or neither is
 * @param minutes how long it works
 * @returns null if the account no longer has this address: whoever changes it from now on revokes the link
 */
export async function newResetLink(
  req: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
  minutes: number,
): Promise<{ readonly link: string; readonly worthlessAt: Date } | null> {
  const { payload } = req;
  await lockRow(req, 'users', id);
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
  if (account?.email !== email) return null;
  // Payload would write its own email outside the transaction, which would then wait for itself.
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: minutes * 60_000,
    req,
  });
  return {
    link: `${cmsAddress()}/reset?token=${token}`,
    worthlessAt: new Date(Date.now() + minutes * 60_000),
  };
}

/** The email of the account that can choose its password with a link's token; null once the link has expired or has been used. */
export async function emailOfResetLink(payload: Payload, token: string): Promise<string | null> {
  const account = await findOne(payload, 'users', {
    resetPasswordToken: { equals: token },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
  });
  return account?.email ?? null;
}
