import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { z } from 'zod';
import { findOne } from '../../cms/records/find-one.ts';
import { findPage, listAnswer, type PageRequest } from '../../cms/records/paging.ts';
import { allOf, ENABLED, PUBLISHED, publishedBy } from '../../cms/records/published.ts';
import { createContentContext, type ContentContext } from '../context.ts';

type RecordPage = {
  readonly data: { readonly id: number }[];
  readonly num_items: number;
  readonly num_pages: number;
};
type Found = { readonly id: number } | null;

/** A content model for the generic calls. */
export type ContentModel = {
  readonly collection: CollectionSlug;
  /** The URL name's field; null if records have none. */
  readonly urlField: 'url' | 'slug' | null;
  /** Writable fields, each with the values it accepts. All others are rejected. */
  readonly fields: Readonly<Record<string, z.ZodType>>;
  /** The field that addPhoto sets, or adds to if it holds several; null if records have no picture of their own. */
  readonly picture: string | null;
  readonly hasManyPictures: boolean;
  /** What enable and disable do: publish and unpublish, set the `enabled` flag, or nothing (docs/decisions/0055). */
  readonly switchedBy: 'drafts' | 'flag' | null;
  /** The record as its read call returns it; null if there is none that the reader may see. */
  readonly read: (payload: Payload, where: Where, reader: Reader) => Promise<Found>;
  /** One page of the records that the reader may see. */
  readonly list: (payload: Payload, page: PageRequest, reader: Reader) => Promise<RecordPage>;
};

/** Who a record is read for. */
export type Reader = { readonly seesDrafts: boolean; readonly isSignedIn: boolean };

/** The values that a field accepts. */
export const text = (max = 200) => z.string().trim().max(max);
export const needed = (max = 200) => text(max).min(1);
export const long = () => text(2000);
export const reference = () => z.number().int().positive().nullable();
export const order = () => z.number().int();
export const webLink = () => text(500).regex(/^(https?:\/\/|mailto:|tel:|\/|#|$)/);
export const urlName = () =>
  z
    .string()
    .regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
    .max(120);
export const moment = () => z.iso.datetime({ offset: true });

type Options<S extends CollectionSlug> = Pick<ContentModel, 'fields'> &
  Partial<Pick<ContentModel, 'urlField' | 'picture' | 'hasManyPictures' | 'switchedBy'>> & {
    /** The field with the date from which a published record is shown, for models with drafts. */
    readonly dateField?: string;
    /** Sort order of the list. */
    readonly sort?: string[];
    readonly toEntity: (
      doc: DataFromCollectionSlug<S>,
      context: ContentContext,
    ) => { id: number | null } | Promise<{ id: number | null }>;
  };

/** Declares a model for the generic calls. */
export function contentModel<S extends CollectionSlug>(collection: S, options: Options<S>): ContentModel {
  const { fields, toEntity, urlField = null, picture = null, switchedBy = null, dateField } = options;
  const shownTo = ({ seesDrafts }: Reader, { now }: ContentContext): Where | null => {
    if (seesDrafts || switchedBy === null) return null;
    if (switchedBy === 'flag') return ENABLED;
    return dateField === undefined ? PUBLISHED : publishedBy(dateField, now);
  };
  const entityOf = async (doc: DataFromCollectionSlug<S>, context: ContentContext) => ({
    ...(await toEntity(doc, context)),
    id: Number(doc.id),
  });
  return {
    collection,
    fields,
    urlField,
    picture,
    hasManyPictures: options.hasManyPictures ?? false,
    switchedBy,
    read: async (payload, where, reader) => {
      const context = createContentContext(payload, reader);
      const doc = await findOne(payload, collection, allOf(where, shownTo(reader, context)));
      return doc && entityOf(doc, context);
    },
    list: async (payload, page, reader) => {
      const context = createContentContext(payload, reader);
      const where = allOf(shownTo(reader, context));
      const sort = options.sort ?? ['id'];
      const found = await payload.find({ collection, where, sort, ...findPage(page) });
      return listAnswer(found, page, (doc) => entityOf(doc, context));
    },
  };
}
