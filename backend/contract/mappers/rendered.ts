import { imageIdsIn, toHtml } from '../../rich-text/to-html.ts';
import { addressHash, type MediaSource } from '../../media/media-source.ts';
import type { BatchLoader } from '../batch-loader.ts';

/** A long text as the CMS keeps it. */
export type RichText = Parameters<typeof toHtml>[0];

/** True for the JSON of a long text. */
export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'root' in value;

/** The HTML of a long text with its pictures; '' for none. */
export async function renderText(text: RichText, media: BatchLoader<number, MediaSource>): Promise<string> {
  if (!text) return '';
  const ids = imageIdsIn(text);
  if (ids.length === 0) return toHtml(text);
  const pictures = await media.loadMany(ids);
  const byId = new Map(pictures.map((picture) => [picture.id, { ...picture, hash: addressHash(picture) }]));
  return toHtml(text, (id) => byId.get(id) ?? null);
}
