import type { CustomerPhoto, Media } from '../payload-types.ts';
import { CENTRE, type FocalPoint } from './crop.ts';

/** The site's pictures, or its customers' photos. */
export type MediaFolder = 'media' | 'customer-photos';

/** The facts about a picture that the image code needs. */
export type MediaSource = {
  readonly id: number;
  /** First 32 hex digits of the SHA-256 of the bytes. */
  readonly hash: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  readonly isDownloadable: boolean;
  /** Its collection's folder in the data folder. */
  readonly folder: MediaFolder;
  /** File name in that folder. */
  readonly filename: string;
  readonly mimeType: string;
  /** Pixels; 0 where unknown (an SVG without a size). */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Data URI. */
  readonly placeholder: string;
  readonly focal: FocalPoint;
};

/** The fields that `mediaSource` needs, for a find. */
export const MEDIA_FIELDS = {
  hash: true,
  alt: true,
  caption: true,
  credit: true,
  is_downloadable: true,
  is_decoration: true,
  filename: true,
  mimeType: true,
  width: true,
  height: true,
  has_alpha: true,
  placeholder: true,
  focalX: true,
  focalY: true,
} as const satisfies { [K in keyof Media]?: true };

/** The image code's view of a media library record. */
export function mediaSource(doc: Pick<Media, 'id' | keyof typeof MEDIA_FIELDS>): MediaSource {
  return {
    id: doc.id,
    folder: 'media',
    hash: doc.hash ?? '',
    alt: doc.is_decoration ? '' : (doc.alt ?? ''),
    caption: doc.caption ?? '',
    credit: doc.credit ?? '',
    isDownloadable: doc.is_downloadable ?? false,
    filename: doc.filename ?? '',
    mimeType: doc.mimeType ?? '',
    width: doc.width ?? 0,
    height: doc.height ?? 0,
    hasAlpha: doc.has_alpha ?? false,
    placeholder: doc.placeholder ?? '',
    focal: { x: doc.focalX ?? CENTRE.x, y: doc.focalY ?? CENTRE.y },
  };
}

/** The fields that `photoSource` needs, for a find. */
export const PHOTO_FIELDS = {
  hash: true,
  filename: true,
  mimeType: true,
  width: true,
  height: true,
  has_alpha: true,
  placeholder: true,
} as const satisfies { [K in keyof CustomerPhoto]?: true };

/** The image code's view of a customer's photo: centred, with an empty alt text, since the name is beside it. */
export const photoSource = (doc: Pick<CustomerPhoto, 'id' | keyof typeof PHOTO_FIELDS>): MediaSource => ({
  ...mediaSource({ ...doc, alt: '' }),
  folder: 'customer-photos',
});

export const SVG_TYPE = 'image/svg+xml';
export const isVector = (media: MediaSource): boolean => media.mimeType === SVG_TYPE;

/** Hex digits of `hash`; what follows them in a URL is the focal point. */
const HASH_LENGTH = 32;

const hexByte = (percent: number) => Math.round(percent).toString(16).padStart(2, '0');

/** A picture's name in URLs. Renditions are cached for a year, so a moved focal point needs a new URL: it is appended to the hash. */
export function addressHash({ hash, focal }: MediaSource): string {
  const isCentred = focal.x === CENTRE.x && focal.y === CENTRE.y;
  return isCentred ? hash : `${hash}${hexByte(focal.x)}${hexByte(focal.y)}`;
}

/** The hash of the bytes from a URL's name. */
export const bytesHash = (named: string): string => named.slice(0, HASH_LENGTH);
