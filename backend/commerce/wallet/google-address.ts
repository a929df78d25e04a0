import { config } from '../../kernel/config.ts';
import { googleLink } from './google-pass.ts';
import type { Pass } from './pass.ts';
import { googleWallet } from './wallets.ts';

/** Where a pass is added to Google's wallet; '' while that is off. */
export async function googleAddress(pass: Pass): Promise<string> {
  const wallet = googleWallet();
  return wallet === null ? '' : googleLink(pass, wallet, config().siteUrl);
}
