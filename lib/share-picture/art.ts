import type { Image } from '@/lib/contract/entities/image';
import type { ImageShape } from '@/lib/contract/image-format';
import { isScalable, scaledUrl } from '@/lib/images/image-url';

/** The address of an image cropped for a card; null without an image, or if it can't be scaled (another server's, or an SVG). */
export const cardArt = (image: Image | null | undefined, aspect: ImageShape, width: number): string | null =>
  image && isScalable(image.url) ? scaledUrl(image.url, { aspect, width, extension: 'jpg' }) : null;
