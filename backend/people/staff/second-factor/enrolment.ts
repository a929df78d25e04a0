import type { Payload } from 'payload';
import { z } from 'zod';
import { siteName } from '../../../site/domain.ts';
import { qrPath, type QrPath } from './qr-svg.ts';
import { seal, unseal } from './sealed.ts';
import { base32, newSecret, otpauthAddress, stepOfCode } from './totp.ts';

const PURPOSE = 'enrolment';
/** How long somebody may take to set up their app. */
const MINUTES = 20;

/** What an authenticator app is set up with. `enrolment` comes back with the first code: until then nothing is stored. */
export type Enrolment = {
  readonly secret: string;
  readonly qr: QrPath;
  readonly enrolment: string;
};

const sealedSchema = z.object({ secret: z.string(), until: z.number() });
const ownerOf = (account: number): string => `account ${String(account)}`;

/** Starts setting up an account's app. */
export async function newEnrolment(
  payload: Payload,
  account: { readonly id: number; readonly email: string },
  now = new Date(),
): Promise<Enrolment> {
  const secret = newSecret();
  const until = now.getTime() + MINUTES * 60_000;
  const stored = JSON.stringify({ secret: secret.toString('base64url'), until });
  return {
    secret: (base32(secret).match(/.{1,4}/g) ?? []).join(' '),
    qr: qrPath(otpauthAddress(secret, await siteName(payload), account.email)),
    enrolment: seal(PURPOSE, ownerOf(account.id), stored),
  };
}

/** The result of an enrolment: the secret with the step of its first code, a wrong code, or an expired enrolment. */
export type Confirmed =
  | { readonly is: 'confirmed'; readonly secret: Uint8Array; readonly step: number }
  | { readonly is: 'wrong' | 'expired' };

/** Checks the first code of an app. */
export function confirmEnrolment(
  account: number,
  enrolment: string,
  code: string,
  now = new Date(),
): Confirmed {
  const opened = unseal(PURPOSE, ownerOf(account), enrolment);
  const stored = opened === null ? null : sealedSchema.parse(JSON.parse(opened));
  if (stored === null || stored.until < now.getTime()) return { is: 'expired' };
  const secret = Buffer.from(stored.secret, 'base64url');
  const step = stepOfCode(secret, code.replace(/\s/g, ''), now, 0);
  return step === null ? { is: 'wrong' } : { is: 'confirmed', secret, step };
}
