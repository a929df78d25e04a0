import type { Payload } from 'payload';
import { config } from '../../../kernel/config.ts';
import { siteName } from '../../../site/domain.ts';
import { signed } from '../../auth/keys.ts';

/**
 * Who passkeys are for, as the standard names it: browsers use one only at the host that it was made for. That is the main site's; event
 * sites offer no passkeys (docs/decisions/0165).
 */
export function relyingParty(): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(config().siteUrl);
  return { id: hostname, origin };
}

/** The same, with the name that a device shows. */
export async function namedRelyingParty(
  payload: Payload,
): Promise<{ readonly id: string; readonly name: string }> {
  const { id } = relyingParty();
  return { id, name: (await siteName(payload)) || id };
}

/** COSE numbers of the signatures that are accepted: ES256, which every device has, Ed25519 and RS256. */
export const ALGORITHMS = [-7, -8, -257] as const;

/** What a device stores with the passkey as its owner: base64url, and it says nothing about them. */
export const userHandleOf = (customerId: number): string => signed('passkey-user', String(customerId));
