import {
  APIError,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { propertyOf, textIn, textOf } from '../../../lib/shared/record.ts';
import { COLLECTIONS_IN_TEXTS } from '../rich-text/embeds.ts';
import { findLooseSlides } from './loose-slides.ts';
import { placesOf, refersTo, type Target } from './find-uses.ts';

/** A record that can't be deleted, with the reason for the editor. */
export class InUse extends APIError {
  override readonly name = 'InUse';

  constructor(message: string) {
    super(message, 409, null, true);
  }
}

/** How many uses are listed by name; the rest are counted. */
const MAX_NAMED = 4;

/** Whether to read what visitors see, and, if there may be one, the newest draft. */
const views = (versions: SanitizedCollectionConfig['versions'] | SanitizedGlobalConfig['versions']) =>
  versions?.drafts ? [false, true] : [false];

/** The records of a collection that refer to another record, as published or in their newest draft. */
async function usersIn(req: PayloadRequest, collection: SanitizedCollectionConfig, target: Target) {
  const { paths, isDeep } = placesOf(collection.flattenedFields, target.slug, COLLECTIONS_IN_TEXTS);
  if (paths.length === 0 && !isDeep) return [];
  const found = [];
  for (const draft of views(collection.versions)) {
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: isDeep ? {} : { or: paths.map((path) => ({ [path]: { in: [target.id] } })) },
      draft,
      depth: 0,
      pagination: false,
      req,
    });
    found.push(
      ...(isDeep ? docs.filter((doc) => refersTo(collection.flattenedFields, { ...doc }, target)) : docs),
    );
  }
  return [...new Map(found.map((doc) => [doc.id, doc] as const)).values()];
}

/** The same without slides that are in no gallery: those are deleted with their picture. */
async function visibleUsersIn(req: PayloadRequest, collection: SanitizedCollectionConfig, target: Target) {
  const users = await usersIn(req, collection, target);
  if (collection.slug !== 'slides' || users.length === 0) return users;
  const loose = await findLooseSlides(req, { id: { in: users.map(({ id }) => id) } });
  return users.filter((user) => loose.every(({ id }) => id !== user.id));
}

const nameOf = ({ admin, labels, slug }: SanitizedCollectionConfig, doc: object): string => {
  const title = textIn(doc, admin.useAsTitle ?? '') || String(propertyOf(doc, 'id'));
  return `${textOf(labels.singular) || slug} “${title}”`;
};

/**
 * Everything that shows a record on the site, or will once its draft is published, by name. Child groups don't count: they become roots.
 */
async function usesOf(req: PayloadRequest, target: Target): Promise<string[]> {
  const uses: string[] = [];
  const { collections, globals } = req.payload.config;
  for (const collection of collections) {
    if (collection.custom['isContent'] !== true || collection.slug === target.slug) continue;
    const users = await visibleUsersIn(req, collection, target);
    uses.push(...users.map((doc) => nameOf(collection, doc)));
  }
  for (const { slug, flattenedFields, label, versions } of globals) {
    let isUsed = false;
    for (const draft of views(versions)) {
      const settings = await req.payload.findGlobal({ slug, draft, depth: 0, req });
      isUsed ||= refersTo(flattenedFields, { ...settings }, target);
    }
    if (isUsed) uses.push(textOf(label));
  }
  return uses;
}

/**
 * Refuses to delete a record that other content still shows, drafts included: the database would silently empty those fields, required ones
 * included.
 * @throws InUse (409) listing where it is used
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const uses = await usesOf(req, { slug: collection.slug, id });
  if (uses.length === 0) return;
  const more = uses.length > MAX_NAMED ? [`${String(uses.length - MAX_NAMED)} more`] : [];
  const named = [...uses.slice(0, MAX_NAMED), ...more].join(', ');
  throw new InUse(`Still in use: ${named}. Remove it there first, then delete it.`);
};
