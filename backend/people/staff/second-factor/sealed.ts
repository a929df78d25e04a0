import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derived } from '../../../kernel/secrets.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (purpose: string): Buffer => derived(`sealed ${purpose}`, '');

/**
 * Encrypts a text with a key of this installation, so that the database alone, or a backup of it, doesn't reveal it.
 * @param purpose separates the keys of different uses
 * @param owner whom it belongs to: it can't be opened for anybody else
 */
export function seal(purpose: string, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(purpose), iv).setAAD(Buffer.from(owner));
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** The text that was sealed for this owner; null if it wasn't, was altered, or comes from another installation. */
export function unseal(purpose: string, owner: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}
