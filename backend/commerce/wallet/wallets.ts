import { config } from '../../kernel/config.ts';
import type { AppleWallet, GoogleWallet } from '../../kernel/wallet-settings.ts';

/** Apple's wallet, if passes for it can be signed today: one whose certificate has expired would be refused. */
export const appleWallet = (now = new Date()): AppleWallet | null => {
  const { apple } = config().wallet;
  return apple !== null && apple.expires > now ? apple : null;
};

/** Google's wallet, if an account is configured. */
export const googleWallet = (): GoogleWallet | null => config().wallet.google;
