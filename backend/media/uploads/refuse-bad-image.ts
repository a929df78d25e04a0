import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { isTooLarge, PICTURE_FAULTS, typeFault } from './picture-rules.ts';
import { BadUpload } from './refuse-bad-file.ts';
import { findSvgDanger } from './svg-danger.ts';

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
  if (data.length === 0) throw new BadUpload(PICTURE_FAULTS.empty);
  const fault = typeFault(declaredType, data);
  if (fault !== null) throw new BadUpload(fault);
  // Only its header is read. The size is checked below, where the message can include it.
  const found = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new BadUpload(PICTURE_FAULTS.unreadable);
    });
  // HEIC pictures use the same container as AVIF, whatever their name says.
  if (found.format === 'heif' && found.compression !== 'av1') throw new BadUpload(PICTURE_FAULTS.heic);
  if (MIME_TYPES[found.format] !== declaredType) {
    throw new BadUpload(`This file claims to be ${declaredType}, but isn’t.`);
  }
  if (isTooLarge(found.width, found.height))
    throw new BadUpload(PICTURE_FAULTS.size(found.width, found.height));
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
