import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { propertyOf } from '../../../lib/shared/record.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { badFields, Failure } from '../../kernel/failure.ts';
import { StorageUnavailable } from '../../kernel/storage/storage.ts';
import { mediaByAddress } from '../../media/media-library.ts';
import { originalBytes } from '../../media/renditions.ts';
import { MAX_PIXELS } from '../../media/uploads/picture-rules.ts';
import type { Customer } from '../../payload-types.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import { countPhoto } from './account-limits.ts';
import { customerById } from './customer.ts';

/** Accepted photo formats, detected from the bytes; SVGs can contain scripts and aren't among them. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Longest side of a stored photo, in pixels. */
const MAX_SIDE = 1200;
const QUALITY = 82;
const NAME_BYTES = 18;
const DATA_URI = /^data:image\/[\w.+-]+;base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const UNREADABLE = msg('photo.unreadable');
const TOO_LARGE = msg('photo.tooLarge', { millions: MAX_PIXELS / 1_000_000 });
const noPhoto = (text: ResponseText) => new Failure(415, text);

/** Whether a value is a picture, and not the address of one. */
export const isDataUri = (value: unknown): value is string =>
  typeof value === 'string' && DATA_URI.test(value);

/** A data URI's bytes. @throws Failure 415 for anything else */
function bytesOf(dataUri: string): Buffer {
  const head = DATA_URI.exec(dataUri)?.[0];
  const base64 = head === undefined ? '' : dataUri.slice(head.length);
  if (!BASE64.test(base64)) throw noPhoto('Send the photo as a data URI of a picture.');
  return Buffer.from(base64, 'base64');
}

/**
 * Checks the bytes, whatever their declared type, and re-encodes the picture, which drops everything else in the file, such as location and
 * camera.
 * @throws Failure 415 for anything but a photo, or for more than 25 million pixels
 */
async function redrawn(bytes: Buffer): Promise<Buffer> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  try {
    const { format, width, height } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format)) throw noPhoto(UNREADABLE);
    if (width * height > MAX_PIXELS) throw noPhoto(TOO_LARGE);
    return await sharp(bytes, options)
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch (error) {
    if (error instanceof Failure) throw error;
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw noPhoto(isTooLarge ? TOO_LARGE : UNREADABLE);
  }
}

/** Sets a customer's photo and deletes the previous one. @throws Failure 415, 429, 503 */
export const replacePhoto = (payload: Payload, customerId: number, dataUri: string): Promise<Customer> =>
  storePhoto(payload, customerId, () => bytesOf(dataUri));

/** Copies a picture from the library as a customer's photo. @throws Failure 422 for an unknown picture, 415, 429, 503 */
export async function copyPhoto(payload: Payload, customerId: number, hash: string): Promise<Customer> {
  const picture = await mediaByAddress(payload, hash);
  if (picture?.folder !== 'media') throw badFields({ key: 'key isn’t a picture.' });
  return storePhoto(payload, customerId, () => originalBytes(picture));
}

async function storePhoto(
  payload: Payload,
  customerId: number,
  bytes: () => Buffer | Promise<Buffer>,
): Promise<Customer> {
  await countPhoto(customerId);
  const data = await redrawn(await bytes());
  const photo = await payload
    .create({
      collection: 'customer-photos',
      data: {},
      file: {
        data,
        mimetype: 'image/webp',
        name: `${randomBytes(NAME_BYTES).toString('hex')}.webp`,
        size: data.byteLength,
      },
    })
    .catch((error: unknown) => {
      const cause = propertyOf(error, 'cause');
      throw cause instanceof StorageUnavailable ? cause : error;
    });
  return setPhoto(payload, customerId, photo.id);
}

/** Deletes a customer's photo, if there is one. */
export const removePhoto = (payload: Payload, customerId: number): Promise<Customer> =>
  setPhoto(payload, customerId, null);

/**
 * Links another photo, or none, and deletes the previous one with its file. Of two at the same moment, the second replaces the first. If
 * the account has been deleted, so is its new photo.
 * @throws Failure 401 TOKEN_INVALID for a deleted account
 */
async function setPhoto(payload: Payload, customerId: number, photo: number | null): Promise<Customer> {
  const [, before] = await runInTransaction(payload, [
    sql`UPDATE customers SET updated_at = ${new Date().toISOString()} WHERE id = ${customerId}`,
    sql`SELECT photo_id FROM customers WHERE id = ${customerId}`,
    sql`UPDATE customers SET photo_id = ${photo} WHERE id = ${customerId}`,
  ]);
  const row = before?.rows[0];
  const unused = row === undefined ? photo : row['photo_id'];
  if (unused !== null) await payload.delete({ collection: 'customer-photos', id: Number(unused) });
  return customerById(payload, customerId);
}
