import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { BadUpload } from './bad-upload.ts';
import { findSvgDanger } from './svg-danger.ts';

/** Most pixels an uploaded picture may have. */
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
 * Looks at an upload's bytes, whatever its name and declared type say.
 * @throws BadUpload (415) for what is not a picture, is another kind than it says, has too many pixels, or is an SVG that can run something.
 */
export async function checkImage(data: Buffer, declaredType: string): Promise<void> {
  const found = await sharp(data, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch((error: unknown) => {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
      throw new BadUpload(
        isTooLarge
          ? 'The picture has more than 25 million pixels.'
          : 'The file is not a picture that can be read.',
      );
    });
  if (MIME_TYPES[found.format] !== declaredType) {
    throw new BadUpload(`The file says it is ${declaredType}, but its content is something else.`);
  }
  if (found.width * found.height > MAX_PIXELS)
    throw new BadUpload('The picture has more than 25 million pixels.');
  if (found.format === 'svg') {
    const danger = findSvgDanger(data.toString('utf8'));
    if (danger) throw new BadUpload(`The SVG cannot be accepted: ${danger}.`);
  }
}

/** Refuses an upload that is not what it says before anything is stored. */
export const refuseBadImage: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation === 'create' || operation === 'update') && req.file) {
    await checkImage(req.file.data, req.file.mimetype);
  }
  return args;
};
