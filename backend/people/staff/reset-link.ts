import type { Payload, PayloadRequest } from 'payload';
import { cmsAddress } from '../../site/domain.ts';

/**
 * Makes a link with which an account chooses its password. It revokes the one before.
 * @param email of an existing account, in lower case
 * @param minutes for which it works
 * @param req with a transaction: the link and the email that brings it are stored together, or neither is
 */
export async function newResetLink(
  payload: Payload,
  email: string,
  minutes: number,
  req: PayloadRequest,
): Promise<{ readonly link: string; readonly worthlessAt: Date }> {
  // Payload's own email is written outside the transaction, which then waits for itself.
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
