import type { Endpoint, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { isEditor } from '../../cms/access/rules.ts';
import { referencesIn } from '../../cms/hooks/find-uses.ts';
import { findLooseSlides } from '../../cms/hooks/loose-slides.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

const BATCH_SIZE = 200;

/** Adds the pictures that a collection's records show, including drafts. A slide in no gallery shows none. */
async function addUsedBy(
  req: PayloadRequest,
  { slug, flattenedFields, versions }: SanitizedCollectionConfig,
  used: Set<number | string>,
): Promise<void> {
  const loose = new Set(slug === 'slides' ? (await findLooseSlides(req, {})).map(({ id }) => id) : []);
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    let page: number | null | undefined = 1;
    while (page) {
      const found: { docs: { id: number | string }[]; nextPage?: number | null | undefined } =
        await req.payload.find({
          collection: slug,
          depth: 0,
          draft,
          limit: BATCH_SIZE,
          page,
          sort: 'id',
          req,
        });
      for (const doc of found.docs)
        if (!loose.has(Number(doc.id)))
          for (const id of referencesIn(flattenedFields, { ...doc }, 'media')) used.add(id);
      page = found.nextPage;
    }
  }
}

/** The library's pictures that nothing on the site shows, drafts included: their ids, oldest first. */
async function unusedPictures(req: PayloadRequest): Promise<number[]> {
  const used = new Set<number | string>();
  const { collections, globals } = req.payload.config;
  for (const collection of collections)
    if (collection.custom['isContent'] === true && collection.slug !== 'media')
      await addUsedBy(req, collection, used);
  for (const { slug, flattenedFields, versions } of globals)
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      const settings = await req.payload.findGlobal({ slug, depth: 0, draft, req });
      for (const id of referencesIn(flattenedFields, { ...settings }, 'media')) used.add(id);
    }
  const { docs } = await req.payload.find({
    collection: 'media',
    select: {},
    depth: 0,
    pagination: false,
    sort: 'id',
    req,
  });
  return docs.map(({ id }) => id).filter((id) => !used.has(id));
}

/** GET /api/media/unused, for editors: the ids. */
export const unusedPicturesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/unused',
  method: 'get',
  handler: async (req) => {
    if ((await isEditor({ req })) !== true) return messageAnswer(403, 'Only editors can see this.');
    return privateJson({ ids: await unusedPictures(req) });
  },
};
