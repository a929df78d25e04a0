import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { googleLink } from './google-pass.ts';
import { noteOffer } from './pass-copies.ts';
import type { Pass } from './pass.ts';
import { googleWallet } from './wallets.ts';

/** Where a pass is added to Google's wallet, from when on it is kept up to date there; '' while that is off. */
export async function googleAddress(payload: Payload, pass: Pass): Promise<string> {
  const wallet = googleWallet();
  if (wallet === null) return '';
  await noteOffer(payload, pass);
  return googleLink(pass, wallet, config().siteUrl);
}
