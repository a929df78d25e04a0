import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { hashOfShortSecret } from '../../auth/keys.ts';

/** Number of codes in a set. */
export const RECOVERY_CODES = 10;
/** Without letters and digits that look alike: 31 of them, so that a code has 49 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const HALF = LENGTH / 2;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 'abcdefghjk' → 'abcde-fghjk', easier to read and type. */
const readable = (code: string): string => `${code.slice(0, HALF)}-${code.slice(HALF)}`;

/** A new set of codes, as shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => readable(newCode()));

/** The stored hash of a typed code. */
const hashed = (account: number, code: string): string =>
  hashOfShortSecret(`recovery code ${String(account)}`, code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** The stored hashes of a set of codes. */
export const hashedCodes = (account: number, codes: readonly string[]): string[] =>
  codes.map((code) => hashed(account, code));

const storedSchema = z.array(z.string());

/** The hashes of the remaining codes. */
export const codesLeft = (stored: unknown): string[] =>
  storedSchema.parse(typeof stored === 'string' ? JSON.parse(stored) : (stored ?? []));

/** The hashes without that of a typed code; null if it isn't among them. */
export function withoutCode(account: number, left: readonly string[], code: string): string[] | null {
  const used = hashed(account, code);
  return left.includes(used) ? left.filter((code) => code !== used) : null;
}
