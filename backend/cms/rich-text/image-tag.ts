import { IMAGE_WIDTH_MAX, ORIGINAL_ASPECT } from '../../../lib/contract/image-format.ts';
import { attribute } from './escape.ts';

/** A picture's facts that a text needs. */
export type RichTextImage = {
  readonly hash?: string | null;
  readonly alt?: string | null;
  readonly mimeType?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
};

/** Widths in pixels offered for a picture in a text. */
const WIDTHS = [400, 800, 1200, 1600] as const;
/** Maximum width of the text column, in pixels. */
const COLUMN = 800;

const isImage = (value: unknown): value is RichTextImage =>
  typeof value === 'object' && value !== null && 'hash' in value;

/** A picture in a text as a figure, uncropped; '' if it is unknown. @param value the picture itself or its id */
export function imageTag(value: unknown, findImage: (id: number) => RichTextImage | null): string {
  const image = isImage(value) ? value : typeof value === 'number' ? findImage(value) : null;
  if (!image?.hash) return '';
  const extension =
    image.mimeType === 'image/svg+xml' ? 'svg' : image.mimeType === 'image/png' ? 'png' : 'jpg';
  const path = (width: number) => `/assets/i/${image.hash}/${ORIGINAL_ASPECT}/${width}.${extension}`;
  const widths = WIDTHS.filter((width) => width <= Math.min(image.width ?? COLUMN, IMAGE_WIDTH_MAX));
  const sources =
    extension === 'svg' || widths.length < 2
      ? ''
      : attribute('srcset', widths.map((width) => `${path(width)} ${width}w`).join(', ')) +
        attribute('sizes', `(min-width: ${COLUMN}px) ${COLUMN}px, 100vw`);
  const size =
    image.width && image.height
      ? attribute('width', String(image.width)) + attribute('height', String(image.height))
      : '';
  return `<figure><img${attribute('src', path(COLUMN))}${sources}${attribute('alt', image.alt ?? '')}${size} loading="lazy"></figure>`;
}
