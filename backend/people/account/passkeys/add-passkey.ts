import { createLocalReq, type Payload } from 'payload';
import {
  PASSKEY_TRANSPORTS,
  type NewPasskey,
  type PasskeyCreation,
} from '../../../../lib/contract/entities/passkeys.ts';
import { fullName } from '../../../../lib/shared/full-name.ts';
import { findOne } from '../../../cms/records/find-one.ts';
import type { CurrentCustomer } from '../../../kernel/calls/caller.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import { badInput } from '../../../kernel/failure.ts';
import { msg } from '../../../kernel/messages/messages.ts';
import type { CustomerPasskey } from '../../../payload-types.ts';
import { SECRET_MINUTES } from '../../auth/one-time-secrets.ts';
import { issueChallenge, spendChallenge } from '../../auth/passkey-challenges.ts';
import { countPasskeyChange } from '../account-limits.ts';
import { sendAccountNotice } from '../change-mails.ts';
import { challengeOf } from './challenge-of.ts';
import { requireConfirmed } from './confirm-customer.ts';
import { passkeysOf } from './passkeys.ts';
import { ALGORITHMS, namedRelyingParty, userHandleOf } from './relying-party.ts';

/** Maximum number of passkeys of a customer. */
const MAX_PASSKEYS = 20;

const TRANSPORTS: ReadonlySet<string> = new Set(PASSKEY_TRANSPORTS);
type Transport = (typeof PASSKEY_TRANSPORTS)[number];
const isTransport = (name: string): name is Transport => TRANSPORTS.has(name);
/** The transports that a browser reported. @param names unknown ones are left out */
const transportsIn = (names: readonly string[]): Transport[] => names.filter(isTransport);

/** @throws Failure 422 if the customer has the maximum number of passkeys */
function checkCount(passkeys: readonly CustomerPasskey[]): void {
  if (passkeys.length >= MAX_PASSKEYS) throw badInput(msg('passkey.tooMany', { max: MAX_PASSKEYS }));
}

/** What a browser needs to create a passkey for a customer. @throws Failure 401 CONFIRMATION_NEEDED, 422 if there are too many, 429 */
export async function passkeyCreation(payload: Payload, customer: CurrentCustomer): Promise<PasskeyCreation> {
  const { id, record, family } = customer;
  await requireConfirmed(payload, customer);
  const passkeys = await passkeysOf(payload, id);
  checkCount(passkeys);
  await countPasskeyChange(id);
  const type = 'public-key' as const;
  return {
    challenge: await issueChallenge(payload, 'passkey-new', id, family),
    rp: await namedRelyingParty(payload),
    user: { id: userHandleOf(id), name: record.email, displayName: fullName(record) || record.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type, alg })),
    timeout: SECRET_MINUTES * 60_000,
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      type,
      transports: transportsIn((transports ?? '').split(' ')),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  };
}

/**
 * Saves a passkey that the browser has created, and emails a notice.
 * @param name its name until the owner renames it
 * @throws Failure 422 if it wasn't requested, arrived too late or is already saved, or if there are too many
 */
export async function addPasskey(
  payload: Payload,
  { id, record, family }: CurrentCustomer,
  given: NewPasskey,
  name: string,
): Promise<CustomerPasskey> {
  const challenge = challengeOf(given.response.clientDataJSON);
  if (!(await spendChallenge(payload, 'passkey-new', challenge, family))) throw badInput(msg('passkey.late'));
  const { madePasskey } = await import('./passkey-checks.ts');
  const credential = await madePasskey(given, challenge);
  if (credential === null) throw badInput(msg('passkey.wrong'));
  checkCount(await passkeysOf(payload, id));
  if (await findOne(payload, 'customer-passkeys', { credential_id: { equals: credential.id } }))
    throw badInput(msg('passkey.known'));
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    const passkey = await payload.create({
      collection: 'customer-passkeys',
      data: {
        customer: id,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: transportsIn(given.response.transports ?? []).join(' '),
      },
      depth: 0,
      req,
    });
    const notice = { template: 'passkey_added', to: record.email, data: { passkey: name } } as const;
    await sendAccountNotice(payload, { ...notice, customer: record }, req);
    return passkey;
  });
}
