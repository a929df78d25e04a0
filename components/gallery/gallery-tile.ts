import type { Image } from '@/lib/contract/entities/image';
import type { Slide } from '@/lib/contract/entities/media';
import { IMAGE_WIDTH_MAX } from '@/lib/contract/image-format';
import type { ImageShape } from '@/lib/contract/image-format';
import { scaledUrl } from '@/lib/images/image-url';

/** A picture of a gallery as its grid needs it. */
export type GalleryTile = {
  readonly id: number;
  readonly image: Image;
  readonly heading: string;
  readonly subheading: string;
};

/** The slides that have a picture; `limit` 0 takes all. */
export function galleryTiles(slides: readonly Slide[], limit: number): GalleryTile[] {
  const tiles = slides.flatMap(({ id, image, heading, sub_heading }) =>
    image ? [{ id, image, heading, subheading: sub_heading }] : [],
  );
  return limit > 0 ? tiles.slice(0, limit) : tiles;
}

/** Address of the picture for the lightbox, scaled to 2000 pixels (spec point 9). */
export const largePicture = (image: Image, aspect: ImageShape): string =>
  scaledUrl(image.url, { aspect, width: IMAGE_WIDTH_MAX, extension: 'jpg' });

/** What a picture is called: its heading, its own text, or its number. */
export const tileName = (tile: GalleryTile, numbered: string): string =>
  tile.heading || tile.image.alt || numbered;
