import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { googleLink } from './google-pass.ts';
import { noteOffer } from './pass-copies.ts';
import type { Pass } from './pass.ts';
import { googleWallet } from './wallets.ts';

/** The link that adds a pass to Google's wallet, where it is kept up to date from then on; '' while that is disabled. */
export async function googleAddress(payload: Payload, pass: Pass): Promise<string> {
  const wallet = googleWallet();
  if (wallet === null) return '';
  await noteOffer(payload, pass);
  return googleLink(pass, wallet, config().siteUrl);
}
