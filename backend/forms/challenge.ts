import { hash, randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import { isSame } from '../../lib/shared/node/is-same.ts';
import { jsonOf } from '../../lib/shared/text/json-of.ts';
import { derived, hashOf } from '../kernel/secrets.ts';

/** Largest number that a browser has to try: a second or two on a phone. Trivial for one message, expensive for thousands. */
const MAX_NUMBER = 200_000;
const LIFETIME_MS = 20 * 60_000;

const solutionSchema = z.object({
  challenge: z.string().length(64),
  salt: z.string().max(200),
  signature: z.string().max(100),
  number: z.number().int().min(0).max(MAX_NUMBER),
});

const sha256 = (text: string): string => hash('sha256', text, 'hex');
const sign = (challenge: string, salt: string): string =>
  derived('captcha', `${challenge}:${salt}`).toString('base64url');

/** A proof-of-work challenge: find the number whose hash with the salt matches. The solution is valid for one form and a limited time. */
export function makeChallenge(formId: number) {
  const expires = Math.floor((Date.now() + LIFETIME_MS) / 1000);
  const salt = `${randomBytes(12).toString('hex')}?expires=${String(expires)}&form=${String(formId)}&`;
  const challenge = sha256(`${salt}${String(randomInt(MAX_NUMBER + 1))}`);
  return {
    algorithm: 'SHA-256' as const,
    challenge,
    salt,
    signature: sign(challenge, salt),
    maxnumber: MAX_NUMBER,
  };
}

/**
 * Verifies the solution to a challenge.
 * @returns a name under which it can be used once, or null if it is wrong, for another form, or expired
 */
export function checkSolution(formId: number, captcha: string | undefined): string | null {
  const sent = jsonOf(Buffer.from(captcha ?? '', 'base64').toString('utf8'));
  const { data: solution } = solutionSchema.safeParse(sent);
  if (!solution) return null;
  const { challenge, salt, signature, number } = solution;
  if (!isSame(signature, sign(challenge, salt)) || sha256(`${salt}${String(number)}`) !== challenge)
    return null;
  const [, facts = ''] = salt.split('?');
  const found = new URLSearchParams(facts);
  const isTimely = Number(found.get('expires')) * 1000 > Date.now();
  return isTimely && found.get('form') === String(formId) ? hashOf(challenge) : null;
}
