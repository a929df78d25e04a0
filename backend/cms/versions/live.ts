import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';

/** The owner of versions: a record of a collection, or a global such as the menus. */
export type VersionsOf =
  { readonly collection: CollectionSlug; readonly id: number | string } | { readonly global: GlobalSlug };

type Stored = { readonly id: number | string; readonly _status?: string };

/** Whether visitors see a record or a global, whatever drafts of it there are. Without drafts, they always do. */
export async function isLive(req: PayloadRequest, of: VersionsOf): Promise<boolean> {
  const { config, db } = req.payload;
  if ('global' in of) {
    const versions = config.globals.find(({ slug }) => slug === of.global)?.versions;
    if (versions && !versions.drafts) return true;
  }
  const stored =
    'global' in of
      ? await db.findGlobal<Stored>({ slug: of.global, req })
      : await db.findOne<Stored>({
          collection: of.collection,
          where: { id: { equals: of.id } },
          select: { _status: true },
          req,
        });
  return stored?._status === 'published';
}
