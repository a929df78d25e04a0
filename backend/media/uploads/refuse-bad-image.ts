import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { BadUpload } from './refuse-bad-file.ts';
import { findSvgDanger } from './svg-danger.ts';

/** Most pixels that an uploaded picture may have. */
export const MAX_PIXELS = 25_000_000;

const MIME_TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  heif: 'image/avif',
};

/**
 * Checks an upload's bytes, whatever its name and declared type.
 * @throws BadUpload (415) for a file that isn't a picture, isn't the declared type, has too many pixels, or is an SVG with active content.
 */
export async function checkImage(data: Buffer, declaredType: string): Promise<void> {
  const found = await sharp(data, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch((error: unknown) => {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
      throw new BadUpload(
        isTooLarge ? 'Pictures can’t be larger than 25 megapixels.' : 'This file can’t be read as a picture.',
      );
    });
  if (MIME_TYPES[found.format] !== declaredType) {
    throw new BadUpload(`This file claims to be ${declaredType}, but isn’t.`);
  }
  if (found.width * found.height > MAX_PIXELS)
    throw new BadUpload('Pictures can’t be larger than 25 megapixels.');
  if (found.format === 'svg') {
    const danger = findSvgDanger(data.toString('utf8'));
    if (danger) throw new BadUpload(`This SVG can’t be accepted: ${danger}.`);
  }
}

/** Rejects a picture that isn't what it claims to be before anything is stored. */
export const refuseBadImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    await checkImage(req.file.data, req.file.mimetype);
  }
  return args;
};
