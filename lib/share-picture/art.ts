import type { Image } from '@/lib/contract/entities/image';
import type { ImageShape } from '@/lib/contract/image-format';
import { isScalable, scaledUrl } from '@/lib/images/image-url';

/** The address of an image cut for a card; null without an image, for another server's and for a drawing that can't be scaled. */
export const cardArt = (image: Image | null | undefined, aspect: ImageShape, width: number): string | null =>
  image && isScalable(image.url) ? scaledUrl(image.url, { aspect, width, extension: 'jpg' }) : null;
