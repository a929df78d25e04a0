import type { CollectionSlug, PayloadRequest } from 'payload';
import { textIn, textOf } from '../../lib/shared/record.ts';
import { collectionHref } from './entries.ts';
import type { TodoDetail } from './todo-entry.ts';

/**
 * A record's name and address; null if it is gone.
 * @param overrideAccess whether to read it as the program instead of the request's account
 */
export async function namedRecord(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
  overrideAccess = false,
): Promise<TodoDetail | null> {
  const { config } = req.payload.collections[slug];
  const doc = await req.payload.findByID({
    collection: slug,
    id,
    draft: Boolean(config.versions),
    depth: 0,
    overrideAccess,
    disableErrors: true,
    req,
  });
  if (doc === null) return null;
  const kind = textOf(config.labels.singular) || slug;
  return {
    title: textIn(doc, config.admin.useAsTitle ?? '') || `${kind} ${String(id)}`,
    href: `${collectionHref(slug)}/${String(id)}`,
  };
}

/** A record's name and address; null if the account can't change it, or it is gone. */
export async function changeableRecord(
  req: PayloadRequest,
  model: string,
  id: number,
): Promise<TodoDetail | null> {
  const slug: CollectionSlug | undefined = req.payload.config.collections.find(
    (candidate) => candidate.slug === model,
  )?.slug;
  if (slug === undefined) return null;
  const { access } = req.payload.collections[slug].config;
  return (await access.update({ req, id })) === false ? null : namedRecord(req, slug, id);
}
