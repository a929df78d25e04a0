import { IMAGE_WIDTH_MAX, ORIGINAL_ASPECT } from '@/lib/contract/image-format';
import type { ImageExtension, ImageShape } from '@/lib/contract/image-format';
import type { Image } from '@/lib/contract/entities/image';
import { imageSrcSet, isScalable, scaledUrl, sizeInUrl, SRCSET_WIDTHS } from './image-url';

export type PictureSource = {
  readonly type: string;
  readonly srcSet: string;
  /** Whether several widths are offered, so that `sizes` matters. */
  readonly isSized: boolean;
};
export type PictureSources = {
  /** Best format first (spec point 9: avif, else webp, else the original). */
  readonly sources: readonly PictureSource[];
  /** For browsers that support none of the sources. */
  readonly src: string;
  /** Widths of `src`; '' if there are modern sources: browsers that support neither are too rare to send everybody a list. */
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  /** Data URI shown until the image has loaded; '' for none. */
  readonly placeholder: string;
};

export type PictureOptions = {
  readonly aspect?: ImageShape | undefined;
  readonly maxWidth?: number | undefined;
  readonly widths?: readonly number[] | undefined;
};

const modernFormats: readonly { extension: ImageExtension; type: string; field: 'avif_url' | 'webp_url' }[] =
  [
    { extension: 'avif', type: 'image/avif', field: 'avif_url' },
    { extension: 'webp', type: 'image/webp', field: 'webp_url' },
  ];

/** Width in pixels of the single file for the few browsers without AVIF: lists for them would add two kilobytes to a page of fifty pictures. */
const FALLBACK_WIDTH = 800;

/** The image's own size in pixels. If the server doesn't say (point 3: 1 by default), the address may. */
function ownSize({ width, height, url }: Image): { width: number; height: number } {
  return (width === 1 && height === 1 ? sizeInUrl(url) : null) ?? { width, height };
}

/** Width and height in pixels of `aspect` ('16x9'), or the image's own if it is uncropped. */
function pictureSize(image: Image, aspect?: ImageShape): { width: number; height: number } {
  if (aspect === undefined || aspect === ORIGINAL_ASPECT || !isScalable(image.url)) return ownSize(image);
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  const width = Math.max(image.width, across);
  return { width, height: Math.round((width * down) / across) };
}

/** Everything a <picture> needs from an image entity. External images and SVGs keep their addresses. */
export function pictureSources(image: Image, options: PictureOptions = {}): PictureSources {
  const { aspect, maxWidth = IMAGE_WIDTH_MAX, widths = SRCSET_WIDTHS } = options;
  const size = pictureSize(image, aspect);
  const extraCrop = aspect && image.extra_aspects.find((extra) => extra.aspect === aspect);
  const placeholder = (extraCrop && extraCrop.placeholder) || image.placeholder;
  if (!isScalable(image.url)) {
    const sources = modernFormats
      .filter(({ field }) => image[field] !== '')
      .map(({ type, field }) => ({ type, srcSet: image[field], isSized: false }));
    return { sources, src: image.url, srcSet: '', ...size, placeholder };
  }
  const fallbackWidth = Math.min(maxWidth, FALLBACK_WIDTH);
  const sources = modernFormats
    .filter(({ field }) => image[field] !== '')
    .map(({ extension, type, field }, at) => {
      const list = at === 0 ? imageSrcSet(image[field], maxWidth, { aspect, extension }, widths) : '';
      return {
        type,
        srcSet: list || scaledUrl(image[field], { aspect, extension, width: fallbackWidth }),
        isSized: list !== '',
      };
    });
  return {
    sources,
    src: scaledUrl(image.url, { aspect, width: fallbackWidth }),
    srcSet: sources.length === 0 ? imageSrcSet(image.url, maxWidth, { aspect }, widths) : '',
    ...size,
    placeholder,
  };
}
