import sharp, { type Sharp } from 'sharp';
import type { ImageExtension, ImageShape } from '../../lib/contract/image-format.ts';
import { MAX_PIXELS } from './uploads/picture-rules.ts';
import { cropBox, deliveredSize, type FocalPoint, type Size } from './crop.ts';

/** Resolution in dpi at which a vector image renders at one pixel per point. */
const VECTOR_DPI = 72;
const MAX_VECTOR_DPI = 2400;

// Two renditions are made at a time; one thread each leaves capacity for serving pages.
sharp.concurrency(1);
sharp.cache({ files: 0, items: 0, memory: 0 });

export type RenderRequest = {
  readonly shape: ImageShape;
  readonly width: number;
  readonly extension: Exclude<ImageExtension, 'svg'>;
  readonly focal: FocalPoint;
  /** Encodes five times as fast and a quarter larger; this only matters for AVIF, which is slow. */
  readonly isQuick?: boolean;
};

export const RASTER_TYPES: Readonly<Record<RenderRequest['extension'], string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Qualities at which the formats look alike; AVIF at effort 2 would be a third larger. */
function encode(picture: Sharp, extension: RenderRequest['extension'], isQuick = false): Sharp {
  switch (extension) {
    case 'avif':
      return picture.avif({ quality: 46, effort: isQuick ? 0 : 3 });
    case 'webp':
      return picture.webp({ quality: 68, effort: 4 });
    case 'png':
      return picture.png({ compressionLevel: 9, effort: 7 });
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true });
  }
}

async function uprightSize(original: string | Buffer): Promise<Size & { isVector: boolean }> {
  const { autoOrient, format } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
  return { width: autoOrient.width, height: autoOrient.height, isVector: format === 'svg' };
}

function vectorDensity(size: Size, width: number): number {
  return Math.min(MAX_VECTOR_DPI, Math.max(VECTOR_DPI, Math.ceil((VECTOR_DPI * width) / size.width)));
}

/**
 * Crops a picture to an aspect around its focal point, scales it down and encodes it. Strips metadata and converts colours to sRGB.
 * @param original its path, or its bytes
 * @throws if the file isn't a picture, or has more than 25 million pixels
 */
export async function renderImage(original: string | Buffer, crop: RenderRequest): Promise<Buffer> {
  let source = await uprightSize(original);
  const density = source.isVector ? vectorDensity(source, crop.width * 2) : VECTOR_DPI;
  const scale = density / VECTOR_DPI;
  if (source.isVector) {
    source = {
      ...source,
      width: Math.round(source.width * scale),
      height: Math.round(source.height * scale),
    };
  }
  const input = sharp(original, { limitInputPixels: MAX_PIXELS, density }).autoOrient();
  const box = cropBox(source, crop.shape, crop.focal);
  const size = deliveredSize(source, crop.shape, crop.width);
  const isWhole = box.width === source.width && box.height === source.height;
  const cropped = isWhole || source.isVector ? input : input.extract(box);
  return encode(cropped.resize({ ...size, fit: 'cover' }), crop.extension, crop.isQuick).toBuffer();
}

/** Scales a picture down to fit into a box, uncropped, in its own format. */
export function fitImage(path: string, box: Size, extension: RenderRequest['extension']): Promise<Buffer> {
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient();
  return encode(picture.resize({ ...box, fit: 'inside', withoutEnlargement: true }), extension).toBuffer();
}
