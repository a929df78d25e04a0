import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SelectType,
  Where,
} from 'payload';
import { propertyOf, textIn, textOf } from '../../../../lib/shared/record.ts';
import { referencesOf } from '../../../cms/hooks/find-uses.ts';
import { readRowId } from '../../../commerce/catalogue/sku.ts';

/** Identifies a record among those of all collections, 'articles/12'; a global is its slug. */
export type Key = string;
export const keyOf = (slug: string, id: number | string): Key => `${slug}/${String(id)}`;

/** A record or a global, with the records it refers to. */
export type Naming = { readonly title: string; readonly names: readonly Key[] };

/** Collections whose records contain nothing made by visitors or the office: they are deleted with their subject. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(['comments', 'reviews', 'audit-entries', 'missing-paths']);

const isOwn = ({ slug }: SanitizedCollectionConfig) =>
  !slug.startsWith('payload-') && !ABOUT_OTHERS.has(slug);
const MAY_NAME: ReadonlySet<string> = new Set(['relationship', 'upload', 'richText', 'blocks']);
const mayName = (fields: readonly FlattenedField[]): boolean =>
  fields.some(
    (field) => MAY_NAME.has(field.type) || ('flattenedFields' in field && mayName(field.flattenedFields)),
  );
const hasDrafts = ({ versions }: SanitizedCollectionConfig) => Boolean(versions?.drafts);

export const kindOf = ({ labels, slug }: SanitizedCollectionConfig): string =>
  textOf(labels.singular) || slug;
export const titleOf = ({ admin }: SanitizedCollectionConfig, doc: object): string =>
  textIn(doc, admin.useAsTitle ?? '') || `No. ${String(propertyOf(doc, 'id'))}`;

const everything = (req: PayloadRequest) =>
  ({ depth: 0, pagination: false, overrideAccess: true, req }) as const;

/** A collection's records as published and as drafted, with the records that either refers to. */
async function namingOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  where: Where,
): Promise<Naming[]> {
  const { flattenedFields } = collection;
  const found = [];
  for (const draft of hasDrafts(collection) ? [false, true] : [false]) {
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where,
      draft,
      ...everything(req),
    });
    found.push(...docs);
  }
  return found.map((doc) => ({
    title: `${kindOf(collection)} “${titleOf(collection, doc)}”`,
    names: referencesOf(flattenedFields, { ...doc }).map(({ slug, id }) => keyOf(slug, id)),
  }));
}

/** The references of the demo's records. */
export const namingOfRecords = (
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: readonly number[],
): Promise<Naming[]> => namingOf(req, req.payload.collections[slug].config, { id: { in: [...ids] } });

/** All records other than the demo's: those of the office, of customers and of visitors. */
export async function namingOfOthers(
  req: PayloadRequest,
  imported: ReadonlyMap<string, readonly number[]>,
): Promise<Naming[]> {
  const found: Naming[] = [];
  for (const collection of req.payload.config.collections) {
    if (!isOwn(collection) || !mayName(collection.flattenedFields)) continue;
    const ids = imported.get(collection.slug) ?? [];
    found.push(...(await namingOf(req, collection, ids.length > 0 ? { id: { not_in: [...ids] } } : {})));
  }
  return [...found, ...(await namingOfSales(req))];
}

/** Orders refer to sold products by number: the products with units taken. */
async function namingOfSales(req: PayloadRequest): Promise<Naming[]> {
  const { docs } = await req.payload.find({
    collection: 'stock-levels',
    where: { taken: { greater_than: 0 } },
    ...everything(req),
  });
  const names = docs.map(({ sku }) => keyOf('products', readRowId(sku).owner));
  return names.length === 0 ? [] : [{ title: 'orders', names }];
}

/** The references of a global, as published and as drafted. */
export async function namingOfGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Naming> {
  const config = req.payload.config.globals.find((candidate) => candidate.slug === slug);
  const fields = config?.flattenedFields ?? [];
  const names: Key[] = [];
  for (const draft of [false, true]) {
    const data = await req.payload.findGlobal({ slug, draft, depth: 0, overrideAccess: true, req });
    names.push(...referencesOf(fields, { ...data }).map((reference) => keyOf(reference.slug, reference.id)));
  }
  return { title: textOf(config?.label), names };
}

/** The demo's records that still exist, with who has changed them. */
export async function findDemoRecords(req: PayloadRequest, slug: CollectionSlug, ids: readonly number[]) {
  const { config } = req.payload.collections[slug];
  const select: SelectType = { changed_by: true, changed_at: true, [config.admin.useAsTitle ?? 'id']: true };
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: [...ids] } },
    draft: hasDrafts(config),
    select,
    // The author of the last change is a hidden field.
    showHiddenFields: true,
    ...everything(req),
  });
  return docs.map((doc) => ({
    key: keyOf(slug, doc.id),
    id: Number(doc.id),
    kind: kindOf(config),
    title: titleOf(config, doc),
    by: propertyOf(doc, 'changed_by'),
    at: textIn(doc, 'changed_at'),
  }));
}
