import { base64Url } from '@/lib/shared/text/base64-url';

/** Random bytes as base64url. */
export const randomText = (bytes: number): string => base64Url(crypto.getRandomValues(new Uint8Array(bytes)));

/** Spec point 5: a suggested password has eight letters and digits. */
const SUGGESTED_LENGTH = 8;
const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make the first characters of the alphabet likelier than the others. */
const FAIR_BELOW = 256 - (256 % LETTERS_AND_DIGITS.length);

/** A suggested password: eight random letters and digits, all equally likely. */
export function suggestPassword(): string {
  let password = '';
  while (password.length < SUGGESTED_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(SUGGESTED_LENGTH))) {
      if (byte < FAIR_BELOW && password.length < SUGGESTED_LENGTH)
        password += LETTERS_AND_DIGITS.charAt(byte % LETTERS_AND_DIGITS.length);
    }
  }
  return password;
}
