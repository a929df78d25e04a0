import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAssertionJson } from '../../../../lib/contract/entities/passkeys.ts';
import { log } from '../../../kernel/log/log.ts';
import type { CustomerPasskey } from '../../../payload-types.ts';
import { ALGORITHMS, relyingParty } from './relying-party.ts';

/*
 * Browsers' passkey responses, checked by the library. It takes 26 MB and a tenth of a second to load, so it is imported only when there is
 * a response to check (`await import(…)`).
 */

/**
 * A registration response without the device's attestation: we don't ask for it, and checking it would make the server call addresses
 * written in certificates.
 * @param attestationObject base64url, as is the result
 * @throws the library's error for unreadable data
 */
function withoutAttestation(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const nothing = new Map<string, never>();
  const parts = new Map<string, string | typeof authData | typeof nothing>([
    ['fmt', 'none'],
    ['attStmt', nothing],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(parts));
}

/** Runs a check of the library, which throws for anything wrong with a response. @returns null for a response that it rejects */
async function accepted<T>(check: () => Promise<T | null>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    log.info({ err: error }, 'a passkey’s response was rejected');
    return null;
  }
}

const expected = (challenge: string) => {
  const { id, origin } = relyingParty();
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
};

/** The passkey that a browser created; null for a response that fails the checks. @param challenge already used up */
export const madePasskey = (
  { response: { clientDataJSON, attestationObject }, ...made }: NewPasskey,
  challenge: string,
): Promise<WebAuthnCredential | null> =>
  accepted(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected(challenge),
      supportedAlgorithmIDs: [...ALGORITHMS],
      response: {
        ...made,
        response: { clientDataJSON, attestationObject: withoutAttestation(attestationObject) },
        clientExtensionResults: {},
      },
    });
    return verified ? registrationInfo.credential : null;
  });

/**
 * The passkey's own count of its signatures; null for a signature that isn't its own. The count isn't compared with the stored one here.
 * @param challenge already used up
 */
export const signatureCount = (
  { credential_id, public_key }: CustomerPasskey,
  { response: { userHandle: _, ...response }, ...used }: PasskeyAssertionJson,
  challenge: string,
): Promise<number | null> =>
  accepted(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(challenge),
      response: { ...used, response, clientExtensionResults: {} },
      credential: { id: credential_id, publicKey: isoBase64URL.toBuffer(public_key), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
