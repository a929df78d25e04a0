import type { ImageRequest } from '../../media/image-entity.ts';
import type { BatchLoader } from '../../kernel/batch-loader.ts';
import { refId, refIds, type Ref } from '../../cms/records/refs.ts';
import { imageRequestOfField, type ImageArguments } from '../../media/image-request.ts';
import { fileEntity } from '../../media/file.ts';
import type { RichText } from '../../media/rendered.ts';
import type { GraphqlContext } from './context.ts';

/*
 * Expensive fields are functions of a parent object: GraphQL calls them with the field's arguments, and only if the document selects them.
 */

/** A picture, cropped according to the field's arguments, or else to `fallback`. */
export const imageField =
  (ref: Ref, fallback: ImageRequest) => (given: ImageArguments, context: GraphqlContext) =>
    context.images.crop(ref, imageRequestOfField(given, fallback));

/** Rich text as HTML. */
export const htmlField = (text: RichText) => (_: unknown, context: GraphqlContext) => context.html(text);

/** A file. */
export const fileField = (ref: Ref) => async (_: unknown, context: GraphqlContext) => {
  const id = refId(ref);
  const file = id === null ? null : await context.files.load(id);
  return file && fileEntity(file);
};

type LoaderOf<T> = (context: GraphqlContext) => BatchLoader<number, T>;

/** The record that a relation points to. */
export const relatedField =
  <T, R>(ref: Ref, loaderOf: LoaderOf<T>, toObject: (doc: T) => R) =>
  async (_: unknown, context: GraphqlContext): Promise<R | null> => {
    const id = refId(ref);
    if (id === null) return null;
    context.budget.spend(1);
    const doc = await loaderOf(context).load(id);
    return doc && toObject(doc);
  };

/** The records that a to-many relation points to, in order. */
export const relatedListField =
  <T, R>(refs: readonly Ref[] | null | undefined, loaderOf: LoaderOf<T>, toObject: (doc: T) => R) =>
  async (_: unknown, context: GraphqlContext): Promise<R[]> => {
    const ids = refIds(refs);
    context.budget.spend(ids.length);
    return (await loaderOf(context).loadMany(ids)).map(toObject);
  };

/** The records that point to this one. */
export const belongingField =
  <T, R>(id: number, loaderOf: LoaderOf<readonly T[]>, toObject: (doc: T) => R) =>
  async (_: unknown, context: GraphqlContext): Promise<R[]> => {
    const docs = (await loaderOf(context).load(id)) ?? [];
    context.budget.spend(docs.length);
    return docs.map(toObject);
  };
