import type { Payload } from 'payload';
import { config } from '../../../kernel/config.ts';
import { siteName } from '../../../site/domain.ts';
import { signed } from '../../auth/keys.ts';

/**
 * The relying party of our passkeys (WebAuthn). Browsers use a passkey only on the host it was created for: the main site's. Event sites
 * offer no passkeys (docs/decisions/0165).
 */
export function relyingParty(): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(config().siteUrl);
  return { id: hostname, origin };
}

/** The relying party with the name that a device shows. */
export async function namedRelyingParty(
  payload: Payload,
): Promise<{ readonly id: string; readonly name: string }> {
  const { id } = relyingParty();
  return { id, name: (await siteName(payload)) || id };
}

/** COSE algorithm numbers accepted: ES256, which every device has, Ed25519 and RS256. */
export const ALGORITHMS = [-7, -8, -257] as const;

/** The owner id that a device stores with the passkey: base64url, and it reveals nothing about the customer. */
export const userHandleOf = (customerId: number): string => signed('passkey-user', String(customerId));
