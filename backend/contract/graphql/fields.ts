import type { ImageWish } from '../../media/image-entity.ts';
import type { BatchLoader } from '../batch-loader.ts';
import { refId, refIds, type Ref } from '../data/refs.ts';
import { wishOfField, type ImageArguments } from '../image-wish.ts';
import { fileEntity } from '../mappers/file.ts';
import type { RichText } from '../mappers/rendered.ts';
import type { GraphqlContext } from './context.ts';

/*
 * Fields that cost something are functions of a parent object: GraphQL calls them with the field's arguments, and only where the
 * document asks for them.
 */

/** A picture, cut as the field's arguments say, else as `fallback`. */
export const imageField =
  (ref: Ref, fallback: ImageWish) => (given: ImageArguments, context: GraphqlContext) =>
    context.images.cut(ref, wishOfField(given, fallback));

/** A long text as HTML. */
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

/** The records that a relation to many points to, in its order. */
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
