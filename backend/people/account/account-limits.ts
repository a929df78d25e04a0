import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { takeBack, countUses, type Counted } from '../../kernel/limiter/count-uses.ts';
import { plainEmail } from './customer.ts';

const guesses = (email: string, address: string): Counted[] => [
  [RATE_LIMITS.signInGuesses, `${plainEmail(email)} ${address}`],
  [RATE_LIMITS.signInGuessesOfAccount, plainEmail(email)],
  [RATE_LIMITS.signInGuessesOfAddress, address],
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
  countUses([RATE_LIMITS.accountMails, plainEmail(email)], [RATE_LIMITS.accountMailsOfAddress, address]);

/** Counts a sign-in with a passkey when it begins. @throws Failure 429 with Retry-After */
export const countPasskeyChallenge = (address: string): Promise<void> =>
  countUses([RATE_LIMITS.passkeyChallenges, address]);

/** Counts a passkey attempt as failed before the outcome is known; `succeeded` takes it back. @throws Failure 429 with Retry-After */
export async function countPasskeyTry(address: string): Promise<{ succeeded: () => Promise<void> }> {
  await countUses([RATE_LIMITS.passkeyFailures, address]);
  return { succeeded: () => takeBack([RATE_LIMITS.passkeyFailures, address]) };
}

/** Counts a change of a customer's passkeys. @throws Failure 429 with Retry-After */
export const countPasskeyChange = (customerId: number): Promise<void> =>
  countUses([RATE_LIMITS.passkeyChanges, customerId]);

/** Counts a photo upload. @throws Failure 429 with Retry-After */
export const countPhoto = (customerId: number): Promise<void> => countUses([RATE_LIMITS.photos, customerId]);
