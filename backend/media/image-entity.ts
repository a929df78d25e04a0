import type { Image } from '../../lib/contract/entities/image.ts';
import {
  ORIGINAL_ASPECT,
  roundImageWidth,
  type ImageExtension,
  type ImageShape,
} from '../../lib/contract/image-format.ts';
import { deliveredSize } from './crop.ts';
import { addressHash, isVector, type MediaSource } from './media-source.ts';

/** A requested crop. Width in pixels, rounded up to a step. */
export type ImageRequest = {
  readonly shape: ImageShape;
  readonly width: number;
  readonly extraShapes?: readonly ImageShape[];
};

const address = (media: MediaSource, shape: ImageShape, width: number, extension: ImageExtension) =>
  `/assets/i/${addressHash(media)}/${shape}/${width}.${extension}`;

/** The fallback format that every browser supports: png if transparency would be lost, jpg otherwise. */
export const fallbackExtension = (media: MediaSource): ImageExtension => (media.hasAlpha ? 'png' : 'jpg');

function rasterCrop(media: MediaSource, shape: ImageShape, width: number) {
  return {
    url: address(media, shape, width, fallbackExtension(media)),
    webp_url: address(media, shape, width, 'webp'),
    avif_url: address(media, shape, width, 'avif'),
    placeholder: media.placeholder,
  };
}

const vectorCrop = (media: MediaSource, width: number) => ({
  url: address(media, ORIGINAL_ASPECT, width, 'svg'),
  webp_url: '',
  avif_url: '',
  placeholder: media.placeholder,
});

const wordsOf = ({ alt, caption, credit, isDownloadable }: MediaSource) => ({
  alt,
  caption,
  credit,
  is_downloadable: isDownloadable,
});

/** A picture on the wire (spec point 3). Width and height are those of the delivered file. */
export function imageEntity(media: MediaSource, crop: ImageRequest): Image {
  const width = roundImageWidth(crop.width);
  const extraShapes = crop.extraShapes ?? [];
  if (isVector(media)) {
    return {
      ...vectorCrop(media, width),
      ...deliveredSize({ width: media.width * 1000, height: media.height * 1000 }, ORIGINAL_ASPECT, width),
      extra_aspects: extraShapes.map((aspect) => ({ aspect, ...vectorCrop(media, width) })),
      ...wordsOf(media),
    };
  }
  return {
    ...rasterCrop(media, crop.shape, width),
    ...deliveredSize(media, crop.shape, width),
    extra_aspects: extraShapes.map((aspect) => ({ aspect, ...rasterCrop(media, aspect, width) })),
    ...wordsOf(media),
  };
}
