import type { Payload } from 'payload';
import { CONFIRMATION_NEEDED } from '../../../../lib/contract/text-codes.ts';
import type { CurrentCustomer } from '../../../kernel/calls/caller.ts';
import { unauthorized } from '../../../kernel/failure.ts';
import { msg } from '../../../kernel/messages/messages.ts';
import { confirmSignIn, isConfirmed } from '../../auth/confirmation.ts';
import { emailCode, spendEmailedCode } from '../emailed-code.ts';

/**
 * Requires a recent sign-in or a confirmation by code: a passkey gives permanent access, so a browser left signed in must not be enough to
 * add one.
 * @throws Failure 401 CONFIRMATION_NEEDED
 */
export async function requireConfirmed(
  payload: Payload,
  { family }: Pick<CurrentCustomer, 'family'>,
): Promise<void> {
  if (!(await isConfirmed(payload, family))) throw unauthorized(msg('passkey.confirm'), CONFIRMATION_NEEDED);
}

/** Emails a code that works for this sign-in. @throws Failure 429 */
export const sendConfirmationCode = (
  payload: Payload,
  customer: CurrentCustomer,
  { language }: { readonly language?: string | undefined },
  address: string,
): Promise<void> =>
  emailCode(
    payload,
    customer,
    { kind: 'confirmation', binding: customer.family, template: 'passkey_code', language },
    address,
  );

/** Confirms this sign-in with the emailed code. @throws Failure 422 for a wrong code, 429 */
export async function confirmCustomer(
  payload: Payload,
  customer: CurrentCustomer,
  { code }: { readonly code: string },
  address: string,
): Promise<void> {
  const { family } = customer;
  await spendEmailedCode(payload, customer, { kind: 'confirmation', binding: family, code }, address);
  await confirmSignIn(payload, family);
}
