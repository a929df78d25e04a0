import type { Payload, PayloadRequest } from 'payload';
import { cmsAddress } from '../../site/domain.ts';

/**
 * Creates a link with which an account chooses its password, and revokes the previous one.
 * @param email of an existing account, in lower case
 * @param minutes how long it works
 * @param req with a transaction: the link and its email are stored together, or neither is
 */
export async function newResetLink(
  payload: Payload,
  email: string,
  minutes: number,
  req: PayloadRequest,
): Promise<{ readonly link: string; readonly worthlessAt: Date }> {
  // Payload would write its own email outside the transaction, which would then wait for itself.
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: minutes * 60_000,
    req,
  });
  return {
    link: `${cmsAddress()}/reset/${token}`,
    worthlessAt: new Date(Date.now() + minutes * 60_000),
  };
}
