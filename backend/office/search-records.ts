import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { propertyOf, textIn, textOf } from '../../lib/shared/record.ts';
import { collectionHref } from './entries.ts';

/** One result: its title, its kind, and its address in the CMS. */
export type Hit = { readonly title: string; readonly kind: string; readonly href: string };

/** Further text that a record is found by, and details that its title lacks. */
type More = {
  /** Paths of texts, including those of related records. */
  readonly paths: readonly string[];
  /** @param doc with its related records */
  readonly about: (doc: object) => readonly string[];
};

const EACH = 4;
/** Field types whose text a search can compare. */
const TEXTS: ReadonlySet<string> = new Set(['text', 'textarea', 'email']);

const namesIn = (field: string) => ['email', 'first_name', 'last_name'].map((name) => `${field}.${name}`);
const nameOf = (record: unknown, prefix = '') =>
  [textIn(record, `${prefix}first_name`), textIn(record, `${prefix}last_name`)].filter(Boolean).join(' ') ||
  textIn(record, `${prefix}email`);
/** Buyers without an account. */
const GUEST = 'guest_';

/** Records that people search for by somebody's name, or whose title they share with hundreds of others. */
const MORE: Readonly<Partial<Record<CollectionSlug, More>>> = {
  orders: {
    paths: [...namesIn('customer'), 'guest_email', 'guest_first_name', 'guest_last_name', 'address_text'],
    about: (doc) => [nameOf(propertyOf(doc, 'customer')) || nameOf(doc, GUEST), textIn(doc, 'status')],
  },
  invoices: {
    paths: ['email', ...namesIn('customer'), 'order.guest_first_name', 'order.guest_last_name'],
    about: (doc) => [
      nameOf(propertyOf(doc, 'customer')) || nameOf(propertyOf(doc, 'order'), GUEST) || textIn(doc, 'email'),
    ],
  },
  'gift-vouchers': {
    paths: ['recipient_name', ...namesIn('buyer')],
    about: (doc) => [nameOf(propertyOf(doc, 'buyer')) || textIn(doc, 'buyer_email')],
  },
  results: {
    paths: ['round.name', 'category.name'],
    about: (doc) => [textIn(propertyOf(doc, 'category'), 'name'), textIn(propertyOf(doc, 'round'), 'name')],
  },
};

/** The text fields by which a record is found: its title, its list's search fields, and further ones. */
function namingPaths({ admin, flattenedFields, auth, slug }: SanitizedCollectionConfig): string[] {
  const wanted = new Set([admin.useAsTitle ?? '', ...(admin.listSearchableFields ?? [])]);
  const named = flattenedFields.flatMap((field) =>
    TEXTS.has(field.type) && wanted.has(field.name) ? [field.name] : [],
  );
  const own = auth && !named.includes('email') && wanted.has('email') ? [...named, 'email'] : named;
  return [...new Set([...own, ...(MORE[slug]?.paths ?? [])])];
}

/** A number, with or without its kind, finds a record of a collection without titles: 'order 12'. */
function numberIn(collection: SanitizedCollectionConfig, query: string): number | null {
  if ((collection.admin.useAsTitle ?? 'id') !== 'id') return null;
  const kind = textOf(collection.labels.singular).toLowerCase();
  const rest = query.toLowerCase().startsWith(`${kind} `) ? query.slice(kind.length) : query;
  const found = /^#?(\d{1,9})$/.exec(rest.trim());
  return found ? Number(found[1]) : null;
}

function whereOf(
  collection: SanitizedCollectionConfig,
  query: string,
  words: readonly string[],
): Where | null {
  const paths = namingPaths(collection);
  const has = (word: string): Where => ({ or: paths.map((path) => ({ [path]: { like: word } })) });
  const named: Where[] = paths.length > 0 ? [{ and: words.map(has) }] : [];
  const number = numberIn(collection, query);
  const numbered: Where[] = number === null ? [] : [{ id: { equals: number } }];
  const all = [...named, ...numbered];
  return all.length > 0 ? { or: all } : null;
}

/**
 * The hits of all collections, in their order: as many of each as leave room for the others.
 * @param found by collection, the best first
 */
export function fairShare(found: readonly (readonly Hit[])[], room: number): Hit[] {
  for (let each = EACH; each > 1; each -= 1) {
    const hits = found.flatMap((ofOne) => ofOne.slice(0, each));
    if (hits.length <= room) return hits;
  }
  return found.flatMap((ofOne) => ofOne.slice(0, 1)).slice(0, room);
}

/** Records of one collection that have every word, within what the account may read. @param words lower case */
export async function recordsIn(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  query: string,
  words: readonly string[],
): Promise<Hit[]> {
  const where = whereOf(collection, query, words);
  if (where === null || (await collection.access.read({ req })) === false) return [];
  const more = MORE[collection.slug];
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where,
    limit: EACH,
    depth: more === undefined ? 0 : 1,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const kind = textOf(collection.labels.singular) || collection.slug;
  return docs.map((doc) => {
    const title = textIn(doc, collection.admin.useAsTitle ?? '') || `${kind} ${String(doc.id)}`;
    return {
      title: [title, ...(more?.about(doc) ?? [])].filter(Boolean).join(' · '),
      kind,
      href: `${collectionHref(collection.slug)}/${String(doc.id)}`,
    };
  });
}
