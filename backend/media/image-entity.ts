import type { Image } from '../../lib/contract/entities/image.ts';
import {
  ORIGINAL_ASPECT,
  roundImageWidth,
  type ImageExtension,
  type ImageShape,
} from '../../lib/contract/image-format.ts';
import { deliveredSize } from './cut.ts';
import { addressHash, isVector, type MediaSource } from './media-source.ts';

/** The cut of a picture that a caller wants. Width in pixels, rounded up to a step. */
export type ImageWish = {
  readonly shape: ImageShape;
  readonly width: number;
  readonly extraShapes?: readonly ImageShape[];
};

const address = (media: MediaSource, shape: ImageShape, width: number, extension: ImageExtension) =>
  `/assets/i/${addressHash(media)}/${shape}/${width}.${extension}`;

/** The format that every browser reads: png where transparency would be lost, jpg otherwise. */
export const fallbackExtension = (media: MediaSource): ImageExtension => (media.hasAlpha ? 'png' : 'jpg');

function rasterCut(media: MediaSource, shape: ImageShape, width: number) {
  return {
    url: address(media, shape, width, fallbackExtension(media)),
    webp_url: address(media, shape, width, 'webp'),
    avif_url: address(media, shape, width, 'avif'),
    placeholder: media.placeholder,
  };
}

const vectorCut = (media: MediaSource, width: number) => ({
  url: address(media, ORIGINAL_ASPECT, width, 'svg'),
  webp_url: '',
  avif_url: '',
  placeholder: media.placeholder,
});

/** A picture as the contract has it (spec point 3). Width and height are those of the delivered file. */
export function imageEntity(media: MediaSource, wish: ImageWish): Image {
  const width = roundImageWidth(wish.width);
  const extraShapes = wish.extraShapes ?? [];
  if (isVector(media)) {
    return {
      ...vectorCut(media, width),
      ...deliveredSize({ width: media.width * 1000, height: media.height * 1000 }, ORIGINAL_ASPECT, width),
      extra_aspects: extraShapes.map((aspect) => ({ aspect, ...vectorCut(media, width) })),
      alt: media.alt,
    };
  }
  return {
    ...rasterCut(media, wish.shape, width),
    ...deliveredSize(media, wish.shape, width),
    extra_aspects: extraShapes.map((aspect) => ({ aspect, ...rasterCut(media, aspect, width) })),
    alt: media.alt,
  };
}
