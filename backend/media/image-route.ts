import type { Payload } from 'payload';
import {
  IMAGE_PATH,
  IMAGE_SHAPES,
  IMAGE_WIDTH_MAX,
  IMAGE_WIDTH_MIN,
  IMAGE_WIDTH_STEP,
  ORIGINAL_ASPECT,
  roundImageWidth,
  SCALED_FOLDER,
  SCALED_URL,
  type ImageShape,
} from '../../lib/contract/image-format.ts';
import { mediaByAddress, mediaByFilename } from './media-library.ts';
import { addressHash, isVector, SVG_TYPE, type MediaSource } from './media-source.ts';
import { RASTER_TYPES, type RenderRequest } from './render-image.ts';
import { fittedRendition, originalPath, rendition } from './renditions.ts';
import type { SentFile } from './send-file.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** For a URL with an outdated focal point, or a rendition still to be improved: served, but revalidated soon. */
const FOR_A_MINUTE = 'public, max-age=60';
/** SVGs can contain scripts; opened directly, one may only show itself. */
const SVG_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

type ImageAddress = {
  readonly named: string;
  readonly shape: ImageShape;
  readonly width: number;
  readonly extension: string;
};

const isShape = (name: string | undefined): name is ImageShape =>
  IMAGE_SHAPES.some((shape) => shape === name);
const isRaster = (extension: string): extension is RenderRequest['extension'] =>
  Object.hasOwn(RASTER_TYPES, extension);

/** Parses /assets/i/{hash}/{aspect}/{width}.{ext}; null for anything else. */
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

const vectorAnswer = async (media: MediaSource, cacheControl: string): Promise<SentFile> => ({
  path: await originalPath(media),
  contentType: SVG_TYPE,
  cacheControl,
  headers: { 'Content-Security-Policy': SVG_POLICY },
});

/** PNG only where needed: a photograph would be many times larger. */
const isOffered = (media: MediaSource, extension: string) =>
  extension !== 'png' || media.hasAlpha || media.mimeType === 'image/png' || isVector(media);

/** Serves a rendition, or null if there is none at this path. @throws QueueFullError */
export async function imageAnswer(payload: Payload, path: string): Promise<SentFile | null> {
  const address = parseImagePath(path);
  if (!address) return null;
  const media = await mediaByAddress(payload, address.named);
  if (!media) return null;
  const { shape, width, extension } = address;
  const cacheControl = addressHash(media) === address.named ? FOR_EVER : FOR_A_MINUTE;
  if (extension === 'svg') {
    const isServed = isVector(media) && shape === ORIGINAL_ASPECT;
    return isServed ? vectorAnswer(media, cacheControl) : null;
  }
  if (!isRaster(extension) || !isOffered(media, extension)) return null;
  const { path: file, isFinal } = await rendition(media, { shape, width, extension, focal: media.focal });
  return {
    path: file,
    contentType: RASTER_TYPES[extension],
    cacheControl: isFinal ? cacheControl : FOR_A_MINUTE,
  };
}

/** Maximum length of a file name, as written in an address. */
const MAX_NAME = 255;
const OWN_FORMATS: Readonly<Record<string, RenderRequest['extension']>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** Serves the scaled form of spec point 3, /assets/{width}x{height}:{file name}: the whole picture fitted into a box. */
export async function scaledAnswer(payload: Payload, path: string): Promise<SentFile | null> {
  const [, folder, width, height, encodedName = ''] = path.match(SCALED_URL) ?? [];
  if (folder !== SCALED_FOLDER || encodedName.length > MAX_NAME) return null;
  const box = { width: roundImageWidth(Number(width)), height: roundImageWidth(Number(height)) };
  if (
    Math.min(Number(width), Number(height)) < 1 ||
    Math.max(Number(width), Number(height)) > IMAGE_WIDTH_MAX
  )
    return null;
  const media = await mediaByFilename(payload, decodeURIComponent(encodedName));
  if (!media) return null;
  if (isVector(media)) return vectorAnswer(media, FOR_A_MINUTE);
  const extension = OWN_FORMATS[media.mimeType] ?? 'png';
  const file = await fittedRendition(media, box, extension);
  // The file with this name may change later, so it isn't immutable.
  return {
    path: file,
    contentType: RASTER_TYPES[extension],
    cacheControl: FOR_A_MINUTE,
  };
}
