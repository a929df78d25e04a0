import { createECDH } from 'node:crypto';
import webPush from 'web-push';

/** The keys of a subscription, base64url. */
export type SubscriptionKeys = {
  /** The browser's public key: an uncompressed point on P-256. */
  readonly publicKey: string;
  readonly authSecret: string;
};

/** How messages are encoded (RFC 8188). */
export const CONTENT_ENCODING = 'aes128gcm';
/** Push services accept at least this many bytes of an encrypted message (RFC 8030). */
const MAX_BYTES = 4096;

/** Whether a browser's public key is a point on the curve: nothing can be encrypted for any other key. */
export function isPublicKey(publicKey: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(publicKey, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a message for a browser (RFC 8291). @throws RangeError for a text too long for push services */
export function encryptMessage(text: string, { publicKey, authSecret }: SubscriptionKeys): Buffer {
  const { cipherText } = webPush.encrypt(publicKey, authSecret, text, CONTENT_ENCODING);
  if (cipherText.length > MAX_BYTES)
    throw new RangeError(`A push message of ${String(cipherText.length)} bytes is too long.`);
  return cipherText;
}
