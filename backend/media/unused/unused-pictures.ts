import type { Endpoint, FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { isEditor } from '../../cms/access/permissions.ts';
import { referencesIn } from '../../cms/hooks/find-uses.ts';
import { findLooseSlides } from '../../cms/hooks/loose-slides.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

const BATCH_SIZE = 200;

const isPictureField = (field: FlattenedField): boolean =>
  field.type === 'upload' && [field.relationTo].flat().some((slug) => slug === 'media');

/** The records of a collection that may show pictures; null for none. Of customers' addresses, which aren't content, those with one. */
function showing({ custom, flattenedFields, slug }: SanitizedCollectionConfig): Where | null {
  if (slug === 'media') return null;
  if (custom['isContent'] === true) return {};
  const fields = flattenedFields.filter(isPictureField);
  return fields.length === 0 ? null : { or: fields.map(({ name }) => ({ [name]: { exists: true } })) };
}

/** Adds the pictures that some of a collection's records show, including drafts. A slide in no gallery shows none. */
async function addUsedBy(
  req: PayloadRequest,
  { slug, flattenedFields, versions }: SanitizedCollectionConfig,
  where: Where,
  used: Set<number | string>,
): Promise<void> {
  const loose = new Set(slug === 'slides' ? (await findLooseSlides(req, {})).map(({ id }) => id) : []);
  for (const draft of versions?.drafts ? [false, true] : [false]) {
    let page: number | null | undefined = 1;
    while (page) {
      const found: { docs: { id: number | string }[]; nextPage?: number | null | undefined } =
        await req.payload.find({
          collection: slug,
          where,
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

/** The library's pictures that nothing shows, drafts and customers' addresses included: their ids, oldest first. */
async function unusedPictures(req: PayloadRequest): Promise<number[]> {
  const used = new Set<number | string>();
  const { collections, globals } = req.payload.config;
  for (const collection of collections) {
    const where = showing(collection);
    if (where !== null) await addUsedBy(req, collection, where, used);
  }
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
