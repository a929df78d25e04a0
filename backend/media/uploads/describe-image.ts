import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';
import { PICTURE_FAULTS } from './picture-rules.ts';
import { BadUpload } from './refuse-bad-file.ts';

/** Pixels across and down: a gradient of the picture's colours. Twice as many would cost a page of fifty pictures another kilobyte. */
const PLACEHOLDER_SIZE = 4;
const HASH_LENGTH = 32;
/** EXIF orientations beyond this one are turned by a quarter, so that width and height change places. */
const LAST_UNTURNED = 4;

/** The hash in a picture's URL: the first half of its SHA-256, in hex. */
export const imageHash = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);

/** A picture a few pixels wide as a data URI of about 90 characters. */
async function makePlaceholder(data: Buffer): Promise<string> {
  // Decode the whole picture only once: that takes by far the longest.
  const small = await sharp(data)
    .autoOrient()
    .resize(PLACEHOLDER_SIZE, PLACEHOLDER_SIZE, { fit: 'inside' })
    .webp({ quality: 1, alphaQuality: 20, effort: 3 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

/** Whether a picture has transparent parts: its fallback format must then be png, not jpg. */
async function hasTransparency(data: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(data).metadata();
  if (!hasAlpha) return false;
  const small = await sharp(data).resize({ width: 64 }).png().toBuffer();
  return !(await sharp(small).stats()).isOpaque;
}

/**
 * The size of a picture that a camera stored on its side, as it is seen, in pixels; null for any other. Payload measures the stored pixels,
 * while every rendition is upright.
 */
async function turnedSize(data: Buffer): Promise<{ readonly width: number; readonly height: number } | null> {
  const { orientation = 1, autoOrient } = await sharp(data).metadata();
  return orientation > LAST_UNTURNED ? { width: autoOrient.width, height: autoOrient.height } : null;
}

/** Stores the hash, placeholder, transparency and upright size of newly uploaded bytes. @throws BadUpload (415) if they can't be decoded */
export const describeImage: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const bytes = req.file.data;
  try {
    return {
      ...data,
      hash: imageHash(bytes),
      placeholder: await makePlaceholder(bytes),
      has_alpha: await hasTransparency(bytes),
      ...(await turnedSize(bytes)),
    };
  } catch (cause) {
    // A truncated file has a header, but not all of its pixels.
    throw new BadUpload(PICTURE_FAULTS.unreadable, { cause });
  }
};
