import type { IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import {
  IMAGE_PATH,
  IMAGE_SHAPES,
  IMAGE_WIDTH_MAX,
  IMAGE_WIDTH_MIN,
  IMAGE_WIDTH_STEP,
  ORIGINAL_ASPECT,
  roundImageWidth,
  type ImageShape,
} from '../../lib/contract/image-format.ts';
import { fileAnswer, type FileAnswer } from './file-answer.ts';
import { mediaByAddress, mediaByFilename } from './media-library.ts';
import { addressHash, isVector, SVG_TYPE, type MediaSource } from './media-source.ts';
import { RASTER_TYPES, type RenderWish } from './render-image.ts';
import { fittedRendition, originalPath, rendition } from './renditions.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** For an address with an old focal point: answered, but soon asked for again. */
const FOR_A_MINUTE = 'public, max-age=60';
/** An SVG can hold scripts; opened on its own it may do nothing but show itself. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

type ImageAddress = {
  readonly named: string;
  readonly shape: ImageShape;
  readonly width: number;
  readonly extension: string;
};

const isShape = (name: string | undefined): name is ImageShape =>
  IMAGE_SHAPES.some((shape) => shape === name);
const isRaster = (extension: string): extension is RenderWish['extension'] =>
  Object.hasOwn(RASTER_TYPES, extension);

/** Reads /assets/i/{hash}/{aspect}/{width}.{ext}; null for everything else. */
export function parseImagePath(pathname: string): ImageAddress | null {
  const [, named, shape, digits, extension] = pathname.match(IMAGE_PATH) ?? [];
  const width = Number(digits);
  const isServed =
    width >= IMAGE_WIDTH_MIN &&
    width <= IMAGE_WIDTH_MAX &&
    width % IMAGE_WIDTH_STEP === 0 &&
    String(width) === digits;
  if (!named || !isShape(shape) || !extension || !isServed) return null;
  return { named, shape, width, extension };
}

const vectorAnswer = (request: IncomingMessage, media: MediaSource, cacheControl: string) =>
  fileAnswer(request, {
    path: originalPath(media),
    contentType: SVG_TYPE,
    cacheControl,
    headers: { 'Content-Security-Policy': SVG_POLICY },
  });

/** PNG only where it is needed: of photographs it would be many times the size. */
const isOffered = (media: MediaSource, extension: string) =>
  extension !== 'png' || media.hasAlpha || media.mimeType === 'image/png' || isVector(media);

/** Answers one rendition, or null where there is none at this path. @throws QueueFullError */
export async function imageAnswer(
  payload: Payload,
  request: IncomingMessage,
  path: string,
): Promise<FileAnswer | null> {
  const address = parseImagePath(path);
  if (!address) return null;
  const media = await mediaByAddress(payload, address.named);
  if (!media) return null;
  const { shape, width, extension } = address;
  const cacheControl = addressHash(media) === address.named ? FOR_EVER : FOR_A_MINUTE;
  if (extension === 'svg') {
    const isServed = isVector(media) && shape === ORIGINAL_ASPECT;
    return isServed ? vectorAnswer(request, media, cacheControl) : null;
  }
  if (!isRaster(extension) || !isOffered(media, extension)) return null;
  const file = await rendition(media, { shape, width, extension, focal: media.focal });
  return fileAnswer(request, { path: file, contentType: RASTER_TYPES[extension], cacheControl });
}

const SCALED_PATH = /^\/assets\/(\d{1,4})x(\d{1,4}):([^/]{1,255})$/;
const OWN_FORMATS: Readonly<Record<string, RenderWish['extension']>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Answers the scaled form of spec point 3, /assets/{width}x{height}:{file name}: the whole picture inside a box. */
export async function scaledAnswer(
  payload: Payload,
  request: IncomingMessage,
  path: string,
): Promise<FileAnswer | null> {
  const [, width, height, encodedName] = path.match(SCALED_PATH) ?? [];
  if (!encodedName) return null;
  const box = { width: roundImageWidth(Number(width)), height: roundImageWidth(Number(height)) };
  if (
    Math.min(Number(width), Number(height)) < 1 ||
    Math.max(Number(width), Number(height)) > IMAGE_WIDTH_MAX
  )
    return null;
  const media = await mediaByFilename(payload, decodeURIComponent(encodedName));
  if (!media) return null;
  if (isVector(media)) return vectorAnswer(request, media, FOR_A_MINUTE);
  const extension = OWN_FORMATS[media.mimeType] ?? 'png';
  const file = await fittedRendition(media, box, extension);
  // A file name may be given to other bytes later, so this is no address for ever.
  return fileAnswer(request, {
    path: file,
    contentType: RASTER_TYPES[extension],
    cacheControl: FOR_A_MINUTE,
  });
}
