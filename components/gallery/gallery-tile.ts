import type { Image } from '@/lib/contract/entities/image';
import type { Slide } from '@/lib/contract/entities/media';
import { IMAGE_WIDTH_MAX, ORIGINAL_ASPECT } from '@/lib/contract/image-format';
import type { ImageShape } from '@/lib/contract/image-format';
import { scaledUrl } from '@/lib/images/image-url';

/** A gallery image in the form its grid needs. */
export type GalleryTile = {
  readonly id: number;
  readonly image: Image;
  readonly heading: string;
  readonly subheading: string;
};

/** The slides that have an image; a `limit` of 0 takes all. */
export function galleryTiles(slides: readonly Slide[], limit: number): GalleryTile[] {
  const tiles = slides.flatMap(({ id, image, heading, sub_heading }) =>
    image ? [{ id, image, heading, subheading: sub_heading }] : [],
  );
  return limit > 0 ? tiles.slice(0, limit) : tiles;
}

/**
 * Address of the picture for the lightbox, scaled to 2000 pixels (spec point 9). Where the content server has only crops and no whole
 * picture, the crop is shown.
 */
export const largePicture = (image: Image, aspect: ImageShape): string =>
  scaledUrl(image.url, {
    aspect: aspect === ORIGINAL_ASPECT && !hasOriginal(image) ? undefined : aspect,
    width: IMAGE_WIDTH_MAX,
    extension: 'jpg',
  });

const hasOriginal = ({ extra_aspects }: Image): boolean =>
  extra_aspects.some(({ aspect }) => aspect === ORIGINAL_ASPECT);

/** The photographers, each once. */
export const creditsOf = (tiles: readonly GalleryTile[]): readonly string[] => [
  ...new Set(tiles.map(({ image }) => image.credit).filter((credit) => credit !== '')),
];

/** An image's name: its heading, its alternative text or its number. */
export const tileName = (tile: GalleryTile, numbered: string): string =>
  tile.heading || tile.image.alt || numbered;
