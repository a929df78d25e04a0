import { derived, hashOf } from '../money/secrets.ts';

/** active → redeemed, or void when an editor withdraws it. */
export const VOUCHER_STATUSES = ['active', 'redeemed', 'void'] as const;

/** 32 characters that nobody mistakes for one another: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Sixteen characters of five bits: 80 bits. */
const CODE_LENGTH = 16;
const GROUP = 4;

/** What a reader may take a character for. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const inGroups = (code: string): string => (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');

/** The code of a voucher, ABCD-EFGH-JKMN-PQRS. It follows from the voucher's reference and the installation's secret, so it is kept nowhere. */
export function voucherCode(reference: string): string {
  const bits = [...derived('voucher', reference)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const characters = Array.from({ length: CODE_LENGTH }, (_, index) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)),
  );
  return inGroups(characters.join(''));
}

/** A typed code as it is kept: capitals in groups, look-alikes put right; null for what cannot be one. */
export function normalCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s_.–—-]+/g, '')
    .replace(/[OIL]/g, (character) => LOOKALIKES[character] ?? character);
  const isCode =
    plain.length === CODE_LENGTH && [...plain].every((character) => ALPHABET.includes(character));
  return isCode ? inGroups(plain) : null;
}

/** What is kept of a code. */
export const codeHash = (code: string): string => hashOf(`voucher ${code}`);

/** The part of a code that an editor may see. */
export const lastFour = (code: string): string => code.slice(-GROUP);
