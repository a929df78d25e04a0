import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { wireId } from '../wire.ts';

/** The generic calls of spec point 7, the same under the base path of every model. */
export const RECORD_BASES = [
  '/cognito/page',
  '/cognito/group',
  '/cognito/link',
  '/cognito/gallery',
  '/cognito/photo',
  '/cognito/slide',
  '/cognito/testimonial',
  '/cognito/person',
  '/cognito/faq',
  '/cognito/form',
  '/cognito/video',
  '/cognito/user',
  '/sell/product',
  '/sell/address',
  '/microblog/post',
  '/podcast/episode',
  '/podcast/channel',
] as const;
export type RecordBase = (typeof RECORD_BASES)[number];

/** A record of any model (spec point 3, generic record): an id, and whatever fields its model has. */
export const recordSchema = z.looseObject({ id: z.number().int() });

const id = z.object({ id: wireId() });

/** The name of a base's model, with or without its namespace: `Page`, `cognito/page`. */
function modelNamed(base: RecordBase) {
  const lastPart = (name: string) =>
    name
      .split(/[\\/.]/)
      .at(-1)
      ?.toLowerCase();
  return z
    .string()
    .max(80)
    .refine((name) => lastPart(name) === lastPart(base), { error: `must be ${String(lastPart(base))}` });
}
const done = z.object({ success: z.literal(true), message: z.string().default('') });
const item = itemOf(recordSchema);

/**
 * The generic calls under one base path, the same for every model. Callers who may use the model's own read calls may read; customers with
 * `is_admin`, and the owner of an address, a profile or a photo, may write (docs/decisions/0134).
 */
export const recordEndpoints = (base: RecordBase) => ({
  /** POST base: accepts the parameters of the model's list call. */
  list: endpoint({
    method: 'POST',
    path: base,
    auth: 'public',
    input: z.looseObject({}),
    output: z.looseObject({ data: z.array(recordSchema) }),
  }),
  /** POST base/{id} or base/{url}, with the sizes of pictures as the model's read calls take them. */
  get: endpoint({
    method: 'POST',
    path: `${base}/{url}`,
    auth: 'public',
    input: z.looseObject({ url: z.string() }),
    output: item,
  }),
  /**
   * Accepts every field of point 3; omitted ones are unchanged. A record may be sent back whole: derived fields are ignored. A field that
   * the model doesn't have fails the call with 422, and nothing is written.
   */
  update: endpoint({
    method: 'POST',
    path: `${base}/update`,
    auth: 'user',
    input: z.looseObject(id.shape),
    output: item,
  }),
  create: endpoint({
    method: 'POST',
    path: `${base}/create`,
    auth: 'user',
    input: z.looseObject({}),
    output: item,
  }),
  enable: endpoint({ method: 'POST', path: `${base}/enable`, auth: 'user', input: id, output: item }),
  disable: endpoint({ method: 'POST', path: `${base}/disable`, auth: 'user', input: id, output: item }),
  delete: endpoint({ method: 'POST', path: `${base}/delete`, auth: 'user', input: id, output: done }),
  /**
   * Adds an uploaded picture to a record: `key` is its hash, `uuid` the caller's own id for it, `name` what it shows, `model` the model's
   * name, the last part of the base. It becomes the record's picture, another of a product's pictures, or the last one in the text of a page
   * or an FAQ.
   */
  addPhoto: endpoint({
    method: 'POST',
    path: `${base}/addPhoto`,
    auth: 'user',
    input: z.object({
      id: wireId(),
      model: modelNamed(base),
      uuid: z.string().min(1).max(100),
      name: z.string().trim().max(200),
      key: z.string().regex(/^[0-9a-f]{16,64}$/, { message: 'must be the hash of a picture' }),
    }),
    output: item,
  }),
});
