import type { BackendConfig } from '../../kernel/config.ts';
import { good, warning, type Finding } from './finding.ts';

const SOON_MS = 30 * 24 * 60 * 60_000;

/** Whether the certificate for Apple Wallet is valid, and for how long; nothing without one. Google's keys don't expire. */
export function checkWallet({ wallet: { apple } }: Pick<BackendConfig, 'wallet'>, now: Date): Finding[] {
  if (apple === null) return [];
  const day = apple.expires.toISOString().slice(0, 10);
  const todo =
    'Renew the certificates at Apple, and set WALLET_APPLE_CERTIFICATE and WALLET_APPLE_AUTHORITY.';
  if (apple.expires <= now)
    return [warning('Apple Wallet', `the certificate expired on ${day}, so no passes are offered.`, todo)];
  return [
    apple.expires.getTime() - now.getTime() < SOON_MS
      ? warning('Apple Wallet', `the certificate expires on ${day}.`, todo)
      : good('Apple Wallet', `the certificate is valid until ${day}.`),
  ];
}
