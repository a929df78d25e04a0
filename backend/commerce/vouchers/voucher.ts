import { readTypedCode } from '../../../lib/contract/typed-code.ts';
import { derived, hashOf } from '../../kernel/secrets.ts';

/** active → redeemed, or void once the office withdraws it. */
export const VOUCHER_STATUSES = ['active', 'redeemed', 'void'] as const;

/** 32 characters that can't be mistaken for each other: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Sixteen characters of five bits: 80 bits. */
const CODE_LENGTH = 16;
const GROUP = 4;

/** Look-alikes that people may type instead. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const inGroups = (code: string): string => (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');

/**
 * A voucher's code, ABCD-EFGH-JKMN-PQRS. It is derived from the voucher's reference and the installation's secret, so it is stored nowhere.
 */
export function voucherCode(reference: string): string {
  const bits = [...derived('voucher', reference)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = Array.from({ length: CODE_LENGTH }, (_, index) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  );
  return inGroups(characters.join(''));
}

/** Normalises a typed code: upper case in groups, look-alikes corrected; null if it can't be a code. */
export function normalCode(typed: string): string | null {
  const plain = readTypedCode(typed, '').replace(/[OIL]/g, (character) => LOOKALIKES[character] ?? character);
  const isCode =
    plain.length === CODE_LENGTH && [...plain].every((character) => ALPHABET.includes(character));
  return isCode ? inGroups(plain) : null;
}

/** The stored form of a code. */
export const codeHash = (code: string): string => hashOf(`voucher ${code}`);

/** The part of a code that editors may see. */
export const lastFour = (code: string): string => code.slice(-GROUP);
