import { imageIdsIn, toHtml } from '../cms/rich-text/to-html.ts';
import { addressHash, type MediaSource } from './media-source.ts';
import { isReadableText } from '../cms/validation/rich-text.ts';
import type { BatchLoader } from '../kernel/batch-loader.ts';

/** Rich text as stored in the CMS. */
export type RichText = Parameters<typeof toHtml>[0];

/** True for a rich text's JSON. */
export const isRichText = (value: unknown): value is RichText => isReadableText(value);

/** The HTML of a rich text with its pictures; '' if it is empty. */
export async function renderText(text: RichText, media: BatchLoader<number, MediaSource>): Promise<string> {
  if (!text) return '';
  const ids = imageIdsIn(text);
  if (ids.length === 0) return toHtml(text);
  const pictures = await media.loadMany(ids);
  const byId = new Map(pictures.map((picture) => [picture.id, { ...picture, hash: addressHash(picture) }]));
  return toHtml(text, (id) => byId.get(id) ?? null);
}
