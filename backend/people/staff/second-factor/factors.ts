import type { Payload, PayloadRequest } from 'payload';
import { lockRow } from '../../../kernel/database/sql.ts';
import { log } from '../../../kernel/log/log.ts';
import type { SecondFactor } from '../../../payload-types.ts';
import { codesLeft, hashedCodes, newRecoveryCodes, withoutCode } from './recovery-codes.ts';
import { seal, unseal } from './sealed.ts';
import { stepOfCode } from './totp.ts';

const PURPOSE = 'second factor';
const ownerOf = (account: number): string => `account ${String(account)}`;

/** An account's second factor; null for none. @param req to read it within this request's transaction */
export async function findFactor(
  payload: Payload,
  account: number,
  req?: PayloadRequest,
): Promise<SecondFactor | null> {
  const { docs } = await payload.find({
    collection: 'second-factors',
    where: { account: { equals: account } },
    limit: 1,
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  });
  return docs[0] ?? null;
}

/** Removes an account's second factor. @returns whether it had one */
export async function removeFactor(req: PayloadRequest, account: number): Promise<boolean> {
  const { docs } = await req.payload.delete({
    collection: 'second-factors',
    where: { account: { equals: account } },
    depth: 0,
    req,
  });
  return docs.length > 0;
}

/**
 * Sets an account's second factor, replacing any it has.
 * @param step of the code that confirmed it, which isn't accepted again
 * @returns its recovery codes, which can't be read again
 */
export async function addFactor(
  req: PayloadRequest,
  account: number,
  secret: Uint8Array,
  step: number,
): Promise<readonly string[]> {
  await removeFactor(req, account);
  const codes = newRecoveryCodes();
  await req.payload.create({
    collection: 'second-factors',
    data: {
      account,
      secret: seal(PURPOSE, ownerOf(account), Buffer.from(secret).toString('base64url')),
      last_step: step,
      recovery_codes: hashedCodes(account, codes),
    },
    depth: 0,
    req,
  });
  return codes;
}

/** Replaces an account's recovery codes. @returns the new ones, which can't be read again */
export async function renewRecoveryCodes(req: PayloadRequest, { id, account }: SecondFactor) {
  const codes = newRecoveryCodes();
  const owner = typeof account === 'number' ? account : account.id;
  await req.payload.update({
    collection: 'second-factors',
    id,
    data: { recovery_codes: hashedCodes(owner, codes) },
    depth: 0,
    req,
  });
  return codes;
}

/** Typed codes may have spaces: 123 456. */
const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/**
 * Uses up a code of the app or a recovery code: of concurrent attempts with one code, one succeeds.
 * @param req with a transaction
 * @returns whether it was right
 */
export async function spendCode(
  req: PayloadRequest,
  account: number,
  typed: string,
  now = new Date(),
): Promise<boolean> {
  const { payload } = req;
  const found = await findFactor(payload, account, req);
  if (found === null) return false;
  await lockRow(req, 'second-factors', found.id);
  // Read again: a concurrent attempt may have come first.
  const factor = await findFactor(payload, account, req);
  if (factor === null) return false;
  const code = typed.replace(/\s/g, '');
  const data = isOfApp(code) ? ofApp(factor, account, code, now) : ofRecovery(factor, account, code);
  if (data === null) return false;
  await payload.update({ collection: 'second-factors', id: factor.id, data, depth: 0, req });
  return true;
}

function ofApp({ secret, last_step }: SecondFactor, account: number, code: string, now: Date) {
  const opened = unseal(PURPOSE, ownerOf(account), secret);
  if (opened === null) {
    log.error({ collection: 'users', id: account }, 'a second factor can’t be read with this PAYLOAD_SECRET');
    return null;
  }
  const step = stepOfCode(Buffer.from(opened, 'base64url'), code, now, last_step);
  return step === null ? null : { last_step: step };
}

function ofRecovery({ recovery_codes }: SecondFactor, account: number, code: string) {
  const left = withoutCode(account, codesLeft(recovery_codes), code);
  return left === null ? null : { recovery_codes: left };
}
