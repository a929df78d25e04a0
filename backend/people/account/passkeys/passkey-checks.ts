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
 * What browsers answer, checked by the library. It takes 26 MB and a tenth of a second to load, so only who has an answer to check does
 * (`await import(…)`).
 */

/**
 * What a browser made, without what the device says of its maker: we don't ask for it, and checking it would have the server call addresses
 * that are written in certificates.
 * @param attestationObject base64url, as is the result
 * @throws the library's error for what can't be read
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

/** The library throws for whatever is wrong with an answer. @returns null for one that it doesn't accept */
async function accepted<T>(check: () => Promise<T | null>): Promise<T | null> {
  try {
    return await check();
  } catch (error) {
    log.info({ err: error }, 'what was signed with a passkey was not accepted');
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

/** The passkey that a browser made; null if it isn't what was asked for. @param challenge already used up */
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
 * The number of signatures that a passkey says it has made by now; null if this one isn't its own. It isn't compared with the stored one
 * here.
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
