import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { refId } from '../contract/data/refs.ts';
import { Failure } from '../contract/failure.ts';
import { MAX_PIXELS } from '../hooks/refuse-bad-image.ts';
import type { Customer } from '../payload-types.ts';
import { say, type Words } from '../words/sentences.ts';
import { countPhoto } from './account-limits.ts';
import { customerById } from './find-customer.ts';

/** What a photo may be, by what its bytes are; drawings can hold scripts and are none. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Longest side of a kept photo, in pixels. */
const MAX_SIDE = 1200;
const QUALITY = 82;
const NAME_BYTES = 18;
const DATA_URI = /^data:image\/[\w.+-]+;base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const UNREADABLE = say('photo.unreadable');
const TOO_LARGE = say('photo.tooLarge', { millions: MAX_PIXELS / 1_000_000 });
const noPhoto = (words: Words) => new Failure(415, words);

/** The bytes of a data URI. @throws Failure 415 for anything else */
function bytesOf(dataUri: string): Buffer {
  const head = DATA_URI.exec(dataUri)?.[0];
  const base64 = head === undefined ? '' : dataUri.slice(head.length);
  if (!BASE64.test(base64)) throw noPhoto('Send the photo as a data URI of a picture.');
  return Buffer.from(base64, 'base64');
}

/**
 * Looks at the bytes, whatever they are said to be, and makes a new picture of them: what else was in the file, place and camera
 * included, is gone.
 * @throws Failure 415 for what is no photo, or has more than 25 million pixels
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

/** Gives a customer a photo; the one before is deleted. @throws Failure 415, 429 */
export async function replacePhoto(payload: Payload, customerId: number, dataUri: string): Promise<Customer> {
  countPhoto(customerId);
  const data = await redrawn(bytesOf(dataUri));
  const photo = await payload.create({
    collection: 'customer-photos',
    data: {},
    file: {
      data,
      mimetype: 'image/webp',
      name: `${randomBytes(NAME_BYTES).toString('hex')}.webp`,
      size: data.byteLength,
    },
  });
  const before = refId((await customerById(payload, customerId)).photo);
  const record = await payload.update({
    collection: 'customers',
    id: customerId,
    data: { photo: photo.id },
    depth: 0,
  });
  if (before !== null) await payload.delete({ collection: 'customer-photos', id: before });
  return record;
}
