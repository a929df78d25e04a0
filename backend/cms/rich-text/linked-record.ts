import type { CollectionSlug } from 'payload';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

/** Collections whose records an editor can select for a link, in a text or for a button. */
export const LINKED_COLLECTIONS = [
  'pages',
  'row-pages',
  'articles',
  'rounds',
  'results',
  'drivers',
  'categories',
  'championships',
  'podcast-episodes',
  'products',
] as const satisfies readonly CollectionSlug[];

export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number];
export type LinkedRecord = { readonly collection: LinkedCollection; readonly id: number };

/** Whether a link's stored fields refer to a record instead of an address. */
export const isRecordLink = (fields: unknown): boolean => textIn(fields, 'linkType') === 'internal';

/** The record in a link's fields; null for an address, and for anything that links may not lead to. */
export function linkedRecord(fields: unknown): LinkedRecord | null {
  return isRecordLink(fields) ? pickedRecord(propertyOf(fields, 'doc')) : null;
}

/** The record in a field for several collections; null for none, and for one that links may not lead to. */
export function pickedRecord(doc: unknown): LinkedRecord | null {
  const collection = LINKED_COLLECTIONS.find((each) => each === propertyOf(doc, 'relationTo'));
  const value = propertyOf(doc, 'value');
  // When populated, Payload has the record itself here.
  const id = typeof value === 'object' ? propertyOf(value, 'id') : value;
  return collection !== undefined && typeof id === 'number' ? { collection, id } : null;
}

/** The same record as a key. */
export const recordKey = ({ collection, id }: LinkedRecord): string => `${collection}/${String(id)}`;
