import { perMinutes, takeBack, countUses, type Counted } from '../../kernel/limits/limits.ts';
import { plainEmail } from './customer.ts';

/** Failed sign-ins per account and network address (safety rule: the sixth is rejected). */
const GUESSES = perMinutes('sign-in guesses', 5, 15);
/** Failed sign-ins per account from anywhere: far more than one person mistypes, far fewer than finding a password takes. */
const GUESSES_OF_ACCOUNT = perMinutes('sign-in guesses of an account', 100, 60);
/** Failed sign-ins per network address, whatever the account; offices and schools share one. */
const GUESSES_OF_ADDRESS = perMinutes('sign-in guesses of an address', 100, 15);
/** Emails per recipient. */
const MAILS = perMinutes('account mails', 6, 15);
/** Emails requested per network address. */
const MAILS_OF_ADDRESS = perMinutes('account mails of an address', 100, 60);
const PHOTOS = perMinutes('photo uploads', 20, 60);

const guesses = (email: string, address: string): Counted[] => [
  [GUESSES, `${plainEmail(email)} ${address}`],
  [GUESSES_OF_ACCOUNT, plainEmail(email)],
  [GUESSES_OF_ADDRESS, address],
];

/**
 * Counts a sign-in attempt before the outcome is known, so that parallel guesses count too. `succeeded` takes it back. The same applies to
 * accounts that don't exist.
 * @throws Failure 429 with Retry-After
 */
export async function countGuess(
  email: string,
  address: string,
): Promise<{ succeeded: () => Promise<void> }> {
  const counted = guesses(email, address);
  await countUses(...counted);
  return { succeeded: () => takeBack(...counted) };
}

/** Counts a requested email. @throws Failure 429 with Retry-After */
export const countMail = (email: string, address: string): Promise<void> =>
  countUses([MAILS, plainEmail(email)], [MAILS_OF_ADDRESS, address]);

/** Counts a photo upload. @throws Failure 429 with Retry-After */
export const countPhoto = (customerId: number): Promise<void> => countUses([PHOTOS, customerId]);
