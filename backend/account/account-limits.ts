import { perMinutes, takeBack, countUses, type Counted } from '../limits/limits.ts';
import { plainEmail } from './find-customer.ts';

/** Failed sign-ins of one account from one address (safety rule: the sixth is refused). */
const GUESSES = perMinutes('sign-in guesses', 5, 15);
/** Failed sign-ins of one account from everywhere: above what one person mistypes, far below what finds a password. */
const GUESSES_OF_ACCOUNT = perMinutes('sign-in guesses of an account', 100, 60);
/** Failed sign-ins from one address, whatever the account; offices and schools share an address. */
const GUESSES_OF_ADDRESS = perMinutes('sign-in guesses of an address', 100, 15);
/** Mails to one address of mail. */
const MAILS = perMinutes('account mails', 6, 15);
/** Mails that one network address asks for. */
const MAILS_OF_ADDRESS = perMinutes('account mails of an address', 100, 60);
const PHOTOS = perMinutes('photo uploads', 20, 60);

const guesses = (email: string, address: string): Counted[] => [
  [GUESSES, `${plainEmail(email)} ${address}`],
  [GUESSES_OF_ACCOUNT, plainEmail(email)],
  [GUESSES_OF_ADDRESS, address],
];

/**
 * Counts an attempt to sign in with something that could be guessed, before it is known whether it is right: guesses made side by side
 * count, too. `succeeded` takes it back. The same for accounts that do not exist.
 * @throws Failure 429 with Retry-After
 */
export function countGuess(email: string, address: string): { succeeded: () => void } {
  const counted = guesses(email, address);
  countUses(...counted);
  return { succeeded: () => takeBack(...counted) };
}

/** Counts a mail that somebody asks for. @throws Failure 429 with Retry-After */
export const countMail = (email: string, address: string): void =>
  countUses([MAILS, plainEmail(email)], [MAILS_OF_ADDRESS, address]);

/** Counts an upload of a photo. @throws Failure 429 with Retry-After */
export const countPhoto = (customerId: number): void => countUses([PHOTOS, customerId]);
