import type { CollectionBeforeDeleteHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { placesOf, refersTo, type Target } from './find-uses.ts';
import { InUse } from './in-use.ts';

/** Long texts may hold pictures, and nothing else (`rich-text/editor.ts`). */
const IN_TEXTS: ReadonlySet<string> = new Set(['media']);
/** How many uses are named; of more, how many. */
const NAMED = 4;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The records of a collection that refer to another one. */
async function usersIn(req: PayloadRequest, collection: SanitizedCollectionConfig, target: Target) {
  const { paths, isDeep } = placesOf(collection.flattenedFields, target.slug, IN_TEXTS);
  if (paths.length === 0 && !isDeep) return [];
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: isDeep ? {} : { or: paths.map((path) => ({ [path]: { in: [target.id] } })) },
    depth: 0,
    pagination: false,
    req,
  });
  return isDeep ? docs.filter((doc) => refersTo(collection.flattenedFields, { ...doc }, target)) : docs;
}

const nameOf = ({ admin, labels, slug }: SanitizedCollectionConfig, doc: object): string => {
  const title = textOf(Reflect.get(doc, admin.useAsTitle ?? '')) || String(Reflect.get(doc, 'id'));
  return `${textOf(labels.singular) || slug} “${title}”`;
};

/** Everything of the site that shows a record, by its name. A tree's own branches do not count: they become roots. */
async function usesOf(req: PayloadRequest, target: Target): Promise<string[]> {
  const uses: string[] = [];
  const { collections, globals } = req.payload.config;
  for (const collection of collections) {
    if (collection.custom['isContent'] !== true || collection.slug === target.slug) continue;
    const users = await usersIn(req, collection, target);
    uses.push(...users.map((doc) => nameOf(collection, doc)));
  }
  for (const global of globals) {
    const settings = await req.payload.findGlobal({ slug: global.slug, depth: 0, req });
    if (refersTo(global.flattenedFields, { ...settings }, target)) uses.push(textOf(global.label));
  }
  return uses;
}

/**
 * Keeps a record that other content still shows: the database would quietly empty those fields, also the required ones.
 * @throws InUse (409) that names where it is used
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await usesOf(req, { slug: collection.slug, id });
  if (uses.length === 0) return;
  const more = uses.length > NAMED ? [`${String(uses.length - NAMED)} more`] : [];
  const named = [...uses.slice(0, NAMED), ...more].join(', ');
  throw new InUse(`It is still used: ${named}. Take it out there first, then delete it.`);
};
