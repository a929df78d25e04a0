import sharp, { type Sharp } from 'sharp';
import type { ImageExtension, ImageShape } from '../../lib/contract/image-format.ts';
import { cropBox, deliveredSize, type FocalPoint, type Size } from './cut.ts';

/** Largest picture that is decoded, in pixels. */
const MAX_PIXELS = 25_000_000;
/** Dots per inch at which a vector picture of one pixel a point is drawn. */
const VECTOR_DPI = 72;
const MAX_VECTOR_DPI = 2400;

// Renditions are made two at a time; one thread each leaves the machine room to answer pages.
sharp.concurrency(1);
sharp.cache({ files: 0, items: 0, memory: 0 });

export type RenderWish = {
  readonly shape: ImageShape;
  readonly width: number;
  readonly extension: Exclude<ImageExtension, 'svg'>;
  readonly focal: FocalPoint;
};

export const RASTER_TYPES: Readonly<Record<RenderWish['extension'], string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Qualities at which the formats look alike; AVIF at effort 2 would be a third larger. */
function encode(picture: Sharp, extension: RenderWish['extension']): Sharp {
  switch (extension) {
    case 'avif':
      return picture.avif({ quality: 46, effort: 3 });
    case 'webp':
      return picture.webp({ quality: 68, effort: 4 });
    case 'png':
      return picture.png({ compressionLevel: 9, effort: 7 });
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true });
  }
}

async function uprightSize(path: string): Promise<Size & { isVector: boolean }> {
  const { autoOrient, format } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
  return { width: autoOrient.width, height: autoOrient.height, isVector: format === 'svg' };
}

function vectorDensity(size: Size, width: number): number {
  return Math.min(MAX_VECTOR_DPI, Math.max(VECTOR_DPI, Math.ceil((VECTOR_DPI * width) / size.width)));
}

/**
 * Cuts a picture to a shape around its focal point, scales it down and encodes it. Metadata is dropped, colours become sRGB.
 * @param path of the original
 * @throws where the file is no picture, or larger than 25 million pixels
 */
export async function renderImage(path: string, wish: RenderWish): Promise<Buffer> {
  let source = await uprightSize(path);
  const density = source.isVector ? vectorDensity(source, wish.width * 2) : VECTOR_DPI;
  const scale = density / VECTOR_DPI;
  if (source.isVector) {
    source = {
      ...source,
      width: Math.round(source.width * scale),
      height: Math.round(source.height * scale),
    };
  }
  const input = sharp(path, { limitInputPixels: MAX_PIXELS, density }).autoOrient();
  const box = cropBox(source, wish.shape, wish.focal);
  const size = deliveredSize(source, wish.shape, wish.width);
  const isWhole = box.width === source.width && box.height === source.height;
  const cut = isWhole || source.isVector ? input : input.extract(box);
  return encode(cut.resize({ ...size, fit: 'cover' }), wish.extension).toBuffer();
}

/** Scales a picture down to fit inside a box, uncut, in its own format. */
export function fitImage(path: string, box: Size, extension: RenderWish['extension']): Promise<Buffer> {
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS }).autoOrient();
  return encode(picture.resize({ ...box, fit: 'inside', withoutEnlargement: true }), extension).toBuffer();
}
