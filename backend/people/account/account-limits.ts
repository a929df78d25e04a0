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
/** Sign-ins with a passkey that are begun per network address: every visit to the sign-in screen is one. */
const PASSKEY_CHALLENGES = perMinutes('passkey sign-ins begun at an address', 1000, 15);
/** Those that fail. No number of tries finds a signature: the limit is for the work of checking them. */
const PASSKEY_FAILURES = perMinutes('passkey sign-ins failed at an address', 100, 15);
/** New, renamed and removed passkeys per customer: most are followed by an email. */
const PASSKEY_CHANGES = perMinutes('passkey changes', 30, 60);

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

/** Counts a sign-in with a passkey when it begins. @throws Failure 429 with Retry-After */
export const countPasskeyChallenge = (address: string): Promise<void> =>
  countUses([PASSKEY_CHALLENGES, address]);

/** Counts one as failed before the outcome is known; `succeeded` takes it back. @throws Failure 429 with Retry-After */
export async function countPasskeyTry(address: string): Promise<{ succeeded: () => Promise<void> }> {
  await countUses([PASSKEY_FAILURES, address]);
  return { succeeded: () => takeBack([PASSKEY_FAILURES, address]) };
}

/** Counts a change of a customer's passkeys. @throws Failure 429 with Retry-After */
export const countPasskeyChange = (customerId: number): Promise<void> =>
  countUses([PASSKEY_CHANGES, customerId]);

/** Counts a photo upload. @throws Failure 429 with Retry-After */
export const countPhoto = (customerId: number): Promise<void> => countUses([PHOTOS, customerId]);
