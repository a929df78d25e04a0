import type { Payload } from 'payload';
import type { Page, RowPage } from '../../payload-types.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';

/** How to look up a page; `slug` also searches the older model. */
export type PageKey = { readonly url?: string; readonly slug?: string; readonly id?: number };

/** A published page of the current model, or null. */
export async function findPublishedPage(payload: Payload, { url, id }: PageKey): Promise<Page | null> {
  const where = allOf(PUBLISHED, id === undefined ? { url: { equals: url } } : { id: { equals: id } });
  const { docs } = await readable(payload).find({
    collection: 'pages',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0] ?? null;
}

/** A page of the older model, or null. */
export async function findRowPage(payload: Payload, slug: string): Promise<RowPage | null> {
  const where = { slug: { equals: slug } };
  const { docs } = await readable(payload).find({
    collection: 'row-pages',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0] ?? null;
}
