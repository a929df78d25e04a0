import type { Image } from '@/lib/contract/entities/image';
import { IMAGE_PATH } from '@/lib/contract/image-format';
import { scaledUrl } from './image-url';

/** The size of link previews: the width and shape that most services use. */
const PREVIEW_WIDTH = 1200;
const PREVIEW_ASPECT = '16x9';
const PREVIEW_HEIGHT = Math.round((PREVIEW_WIDTH * 9) / 16);

export type OpenGraphImage = {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly alt: string;
};

/** The image of a link preview, with its absolute address; a JPEG, since not every service reads newer formats. Null without an image, and for an SVG, which no service shows. */
export function openGraphImage(image: Image | null | undefined, siteUrl: string): OpenGraphImage | null {
  if (!image || image.url.endsWith('.svg')) return null;
  const ours = IMAGE_PATH.exec(image.url);
  const hash = ours?.[1];
  if (hash) {
    const url = new URL(`/assets/i/${hash}/${PREVIEW_ASPECT}/${PREVIEW_WIDTH}.jpg`, siteUrl).href;
    return { url, width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, alt: image.alt };
  }
  // Another server's picture stays as it is; a scaled one may come out smaller than requested.
  const url = scaledUrl(image.url, { aspect: PREVIEW_ASPECT, width: PREVIEW_WIDTH });
  return { url: new URL(url, siteUrl).href, alt: image.alt };
}
