import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeyAssertionJson,
} from '../../lib/contract/entities/passkeys.ts';

/* A browser and its authenticator in one, written from the Web Authentication standard (level 3) with Node's own cryptography. */

/** What it does otherwise than asked, as a forger would. */
export type Twist = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
  /** Whether the user proved who they are. */
  readonly isVerified?: boolean;
  /** Signatures made so far, this one included; 0 by one that doesn't count. */
  readonly counter?: number;
  /** The format of the statement about its maker, with a statement. */
  readonly attestation?: readonly [format: string, statement: ReadonlyMap<string, Encodable>];
};

type Encodable =
  number | string | Uint8Array | readonly Encodable[] | ReadonlyMap<string | number, Encodable>;

const isList = (value: Encodable): value is readonly Encodable[] => Array.isArray(value);

/** The head of a CBOR item (RFC 8949, 3). */
function head(kind: number, size: number): Buffer {
  const type = kind << 5;
  if (size < 24) return Buffer.from([type | size]);
  if (size < 256) return Buffer.from([type | 24, size]);
  return Buffer.from([type | 25, size >> 8, size & 0xff]);
}

/** CBOR, as far as authenticators need it. */
function encodeCbor(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value, 'utf8');
    return Buffer.concat([head(3, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (isList(value)) return Buffer.concat([head(4, value.length), ...value.map(encodeCbor)]);
  const pairs = [...value].flatMap(([name, one]) => [encodeCbor(name), encodeCbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A COSE key (RFC 9053): an elliptic curve's point, for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, Encodable>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

function authenticatorData(
  rpId: string,
  { isVerified = true, counter = 0 }: Twist,
  credential?: Buffer,
): Buffer {
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(credential ? [credential] : [])]);
}

/** An authenticator whose passkeys are made and used at a site. @param origin the site's */
export function createAuthenticator(origin: string) {
  const keys = new Map<string, { readonly key: KeyObject; readonly userHandle: string }>();
  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  return {
    /** Makes a passkey. */
    make(options: PasskeyCreation, twist: Twist = {}): NewPasskey {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      keys.set(text(id), { key: privateKey, userHandle: options.user.id });
      const size = Buffer.alloc(2);
      size.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), size, id, coseKey(publicKey)]);
      const [format, statement] = twist.attestation ?? ['none', new Map<string, Encodable>()];
      const attestationObject = encodeCbor(
        new Map<string, Encodable>([
          ['fmt', format],
          ['attStmt', statement],
          ['authData', authenticatorData(twist.rpId ?? options.rp.id, twist, credential)],
        ]),
      );
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, twist)),
          attestationObject: text(attestationObject),
          transports: ['internal', 'hybrid', 'from-the-future'],
        },
      };
    },
    /** Signs in with one of its passkeys. */
    use(options: PasskeyRequest, id: string, twist: Twist = {}): PasskeyAssertionJson {
      const passkey = keys.get(id);
      if (!passkey) throw new Error('This authenticator has no such passkey.');
      const client = clientData('webauthn.get', options.challenge, twist);
      const data = authenticatorData(twist.rpId ?? options.rpId, twist);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), passkey.key)),
          userHandle: twist.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}
