import { recordKey } from '../cms/rich-text/linked-record.ts';
import { imageIdsIn, linkedRecordsIn, toHtml } from '../cms/rich-text/to-html.ts';
import { addressHash, type MediaSource } from './media-source.ts';
import { isReadableText } from '../cms/validation/rich-text.ts';
import type { BatchLoader } from '../kernel/batch-loader.ts';
import type { RecordPlace } from '../cms/records/record-addresses.ts';

/** Rich text as stored in the CMS. */
export type RichText = Parameters<typeof toHtml>[0];

/** True for a rich text's JSON. */
export const isRichText = (value: unknown): value is RichText => isReadableText(value);

/** The HTML of a rich text with its pictures and links; '' if it is empty. @param places of records, by `recordKey` */
export async function renderText(
  text: RichText,
  media: BatchLoader<number, MediaSource>,
  places: BatchLoader<string, RecordPlace>,
): Promise<string> {
  if (!text) return '';
  const keys = [...new Set(linkedRecordsIn(text).map(recordKey))];
  const [pictures, found] = await Promise.all([
    media.loadMany(imageIdsIn(text)),
    Promise.all(keys.map((key) => places.load(key))),
  ]);
  const byId = new Map(pictures.map((picture) => [picture.id, { ...picture, hash: addressHash(picture) }]));
  const placeOf = new Map(keys.map((key, index) => [key, found[index]]));
  return toHtml(text, {
    image: (id) => byId.get(id) ?? null,
    address: (record) => placeOf.get(recordKey(record))?.path ?? null,
    name: (record) => placeOf.get(recordKey(record))?.name ?? '',
  });
}
