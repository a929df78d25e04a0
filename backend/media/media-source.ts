import type { CustomerPhoto, Media } from '../payload-types.ts';
import { CENTRE, type FocalPoint } from './cut.ts';

/** Pictures of the site, or photos of its customers. */
export type MediaFolder = 'media' | 'customer-photos';

/** What the image code has to know of a record of the media library. */
export type MediaSource = {
  readonly id: number;
  /** First 32 hex digits of the SHA-256 of the bytes. */
  readonly hash: string;
  readonly alt: string;
  /** Folder of its collection below the data folder. */
  readonly folder: MediaFolder;
  /** Name of the file in that folder. */
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

/** The fields that `mediaSource` reads, for a find. */
export const MEDIA_FIELDS = {
  hash: true,
  alt: true,
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

/** A record of the media library as the image code needs it. */
export function mediaSource(doc: Pick<Media, 'id' | keyof typeof MEDIA_FIELDS>): MediaSource {
  return {
    id: doc.id,
    folder: 'media',
    hash: doc.hash ?? '',
    alt: doc.is_decoration ? '' : (doc.alt ?? ''),
    filename: doc.filename ?? '',
    mimeType: doc.mimeType ?? '',
    width: doc.width ?? 0,
    height: doc.height ?? 0,
    hasAlpha: doc.has_alpha ?? false,
    placeholder: doc.placeholder ?? '',
    focal: { x: doc.focalX ?? CENTRE.x, y: doc.focalY ?? CENTRE.y },
  };
}

/** The fields that `photoSource` reads, for a find. */
export const PHOTO_FIELDS = {
  hash: true,
  filename: true,
  mimeType: true,
  width: true,
  height: true,
  has_alpha: true,
  placeholder: true,
} as const satisfies { [K in keyof CustomerPhoto]?: true };

/** A customer's photo as the image code needs it: centred, and described by the name beside it. */
export const photoSource = (doc: Pick<CustomerPhoto, 'id' | keyof typeof PHOTO_FIELDS>): MediaSource => ({
  ...mediaSource({ ...doc, alt: '' }),
  folder: 'customer-photos',
});

export const SVG_TYPE = 'image/svg+xml';
export const isVector = (media: MediaSource): boolean => media.mimeType === SVG_TYPE;

/** Hex digits of `hash`; what follows them in an address is the focal point. */
const HASH_LENGTH = 32;

const hexByte = (percent: number) => Math.round(percent).toString(16).padStart(2, '0');

/**
 * The name of a picture in addresses. Renditions are cached for a year, so a moved focal point needs a new address: it is
 * appended to the hash.
 */
export function addressHash({ hash, focal }: MediaSource): string {
  const isCentred = focal.x === CENTRE.x && focal.y === CENTRE.y;
  return isCentred ? hash : `${hash}${hexByte(focal.x)}${hexByte(focal.y)}`;
}

/** The hash of the bytes out of an address's name. */
export const bytesHash = (named: string): string => named.slice(0, HASH_LENGTH);
