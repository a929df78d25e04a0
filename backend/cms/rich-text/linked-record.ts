import type { CollectionSlug } from 'payload';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

/** Collections whose records an editor picks for a link, in a text or for a button. */
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

/** Whether a link's fields, as the editor stores them, name a record instead of an address. */
export const isRecordLink = (fields: unknown): boolean => textIn(fields, 'linkType') === 'internal';

/** The record that a link's fields name; null for an address, and for anything that no link may lead to. */
export function linkedRecord(fields: unknown): LinkedRecord | null {
  return isRecordLink(fields) ? pickedRecord(propertyOf(fields, 'doc')) : null;
}

/** The record that a field for several collections holds; null for none, and for one that no link may lead to. */
export function pickedRecord(doc: unknown): LinkedRecord | null {
  const collection = LINKED_COLLECTIONS.find((each) => each === propertyOf(doc, 'relationTo'));
  const value = propertyOf(doc, 'value');
  // Payload puts the record itself there when it populates.
  const id = typeof value === 'object' ? propertyOf(value, 'id') : value;
  return collection !== undefined && typeof id === 'number' ? { collection, id } : null;
}

/** The same record as a key. */
export const recordKey = ({ collection, id }: LinkedRecord): string => `${collection}/${String(id)}`;
