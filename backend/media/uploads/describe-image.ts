import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

/** Enough for a soft blur; twice as wide would cost a page of fifty pictures another kilobyte. */
const PLACEHOLDER_WIDTH = 8;
const MAX_PLACEHOLDER_LENGTH = 300;
const HASH_LENGTH = 32;

/** The hash in a picture's URL: the first half of its SHA-256, in hex. */
export const imageHash = (data: Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH);

/** A picture a few pixels wide as a data URI of at most 300 characters, with lower quality if needed; '' if none is that small. */
export async function makePlaceholder(data: Buffer): Promise<string> {
  // Decode the whole picture only once: that takes by far the longest.
  const small = await sharp(data).autoOrient().resize({ width: PLACEHOLDER_WIDTH }).png().toBuffer();
  for (const quality of [40, 10]) {
    const bytes = await sharp(small).webp({ quality, alphaQuality: 20, effort: 3 }).toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (uri.length <= MAX_PLACEHOLDER_LENGTH) return uri;
  }
  return '';
}

/** Whether a picture has transparent parts: its fallback format must then be png, not jpg. */
export async function hasTransparency(data: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(data).metadata();
  if (!hasAlpha) return false;
  const small = await sharp(data).resize({ width: 64 }).png().toBuffer();
  return !(await sharp(small).stats()).isOpaque;
}

/** Stores the hash, placeholder and transparency of newly uploaded bytes. */
export const describeImage: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const bytes = req.file.data;
  return {
    ...data,
    hash: imageHash(bytes),
    placeholder: await makePlaceholder(bytes),
    has_alpha: await hasTransparency(bytes),
  };
};
