import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { findPage, listAnswer, type PageRequest } from '../../cms/records/paging.ts';
import { allOf, PUBLISHED, publishedBy } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import { imageRequestOfCall, type ImageParameters } from '../../media/image-request.ts';
import { createContentContext, type ContentContext } from '../context.ts';
import { urlFieldOf } from './stored-values.ts';
import type { WireField, WireFieldOf } from './wire-fields.ts';

type Values = Readonly<Record<string, unknown>>;
type Entity = Values & { readonly id: number };
type RecordPage = {
  readonly data: Entity[];
  readonly num_items: number;
  readonly num_pages: number;
};
/** A record on the wire, and as stored. */
export type FoundRecord = { readonly shown: Entity; readonly stored: Values };

/** The reader of a record, and the picture sizes requested. */
export type Reader = ImageParameters & { readonly seesAll: boolean; readonly isSignedIn: boolean };

/** A content model for the generic calls. */
export type ContentModel = {
  readonly collection: CollectionSlug;
  /** Every field that a call may set, and where it is stored. */
  readonly fields: Readonly<Record<string, WireField>>;
  /** The stored field that addPhoto fills: a picture, pictures, or a text, at whose end the picture is added. */
  readonly picture: string;
  /** Values of a new record for fields that the call doesn't set. */
  readonly defaults: (payload: Payload) => Promise<Values>;
  /** The record with this id or else this URL name; null if there is none that the reader may see. */
  readonly read: (payload: Payload, key: string, reader: Reader) => Promise<FoundRecord | null>;
  /** One page of the records that the reader may see. */
  readonly list: (payload: Payload, page: PageRequest, reader: Reader) => Promise<RecordPage>;
};

/** Whether a collection's records are drafts until they are published. */
export const hasDrafts = (payload: Payload, collection: CollectionSlug): boolean =>
  Boolean(payload.collections[collection].config.versions?.drafts);

/** The latest version of a record, published or not; null if there is no such record. */
export async function latestVersion<S extends CollectionSlug>(payload: Payload, collection: S, id: number) {
  const latest = { collection, id, draft: true, depth: 0, disableErrors: true } as const;
  return payload.findByID(latest);
}

type Options<S extends CollectionSlug, E extends object> = {
  /** A field of the contract's record that is missing here is a compile error. Fields of the CMS alone follow. */
  readonly fields: { readonly [K in Exclude<keyof E, 'id'>]: WireFieldOf<S> } & Readonly<
    Record<string, WireFieldOf<S>>
  >;
  readonly picture: keyof DataFromCollectionSlug<S> & string;
  readonly defaults?: ContentModel['defaults'];
  /** The field with the date from which a published record is visible. */
  readonly dateField?: string;
  /** Sort order of the list. */
  readonly sort?: string[];
  /** Default size of pictures. */
  readonly crop?: ImageRequest;
  readonly toEntity: (
    doc: DataFromCollectionSlug<S>,
    context: ContentContext,
    crop: ImageRequest,
  ) => E | Promise<E>;
};

/** Declares a model for the generic calls. */
export function contentModel<S extends CollectionSlug, E extends object>(
  collection: S,
  {
    fields,
    picture,
    defaults,
    dateField,
    sort = ['id'],
    crop = DEFAULT_CROPS.photo,
    toEntity,
  }: Options<S, E>,
): ContentModel {
  /** Conditions for readers who don't see everything; disabled records are left out by the reading itself (`readable.ts`). */
  const shownTo = (payload: Payload, { seesAll }: Reader, now: Date): Where | null => {
    if (seesAll || !hasDrafts(payload, collection)) return null;
    return dateField === undefined ? PUBLISHED : publishedBy(dateField, now);
  };
  const entityOf = async (doc: DataFromCollectionSlug<S>, context: ContentContext, reader: Reader) => ({
    ...(await toEntity(doc, context, imageRequestOfCall(reader, crop))),
    id: Number(doc.id),
  });
  /** An unpublished record's latest values are among its versions. */
  const latest = async (payload: Payload, doc: DataFromCollectionSlug<S>) =>
    propertyOf(doc, '_status') === 'draft'
      ? ((await latestVersion(payload, collection, Number(doc.id))) ?? doc)
      : doc;
  return {
    collection,
    fields,
    picture,
    defaults: defaults ?? (() => Promise.resolve({})),
    read: async (payload, key, reader) => {
      const context = createContentContext(payload, reader);
      const shown = shownTo(payload, reader, context.now);
      const urlField = urlFieldOf(payload, collection);
      const find = async (where: Where) => {
        const all = allOf(where, shown);
        // URL names of groups are unique within a model: of several, the oldest is found.
        const oldest = { collection, where: all, sort: 'id', limit: 1, depth: 0, pagination: false } as const;
        const { docs } = await readable(payload, reader.seesAll ? 'all' : 'enabled').find(oldest);
        return docs[0] ?? null;
      };
      const byId = /^\d{1,9}$/.test(key) ? await find({ id: { equals: Number(key) } }) : null;
      const doc = byId ?? (urlField === null ? null : await find({ [urlField]: { equals: key } }));
      if (doc === null) return null;
      const stored = reader.seesAll ? await latest(payload, doc) : doc;
      return { stored: { ...stored }, shown: await entityOf(stored, context, reader) };
    },
    list: async (payload, page, reader) => {
      const context = createContentContext(payload, reader);
      const where = allOf(shownTo(payload, reader, context.now));
      const found = await readable(payload, reader.seesAll ? 'all' : 'enabled').find({
        collection,
        where,
        sort,
        ...findPage(page),
      });
      return listAnswer(found, page, (doc) => entityOf(doc, context, reader));
    },
  };
}
