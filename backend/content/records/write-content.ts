import type { Payload } from 'payload';
import { z } from 'zod';
import { propertyOf } from '../../../lib/shared/record.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { badFields, badInput, Failure, notFound } from '../../kernel/failure.ts';
import { parseInput } from '../../kernel/calls/input.ts';
import { fieldErrorsOf } from '../../cms/hooks/report-field-errors.ts';
import { InUse } from '../../cms/hooks/refuse-while-used.ts';
import { mediaByAddress } from '../../media/media-library.ts';
import type { ContentModel, Reader } from './content-model.ts';

/** A picture's hash, as in its URL. */
const PICTURE_KEY = z.string().regex(/^[0-9a-f]{32}$/, { message: 'must be the hash of a picture' });

type Values = Readonly<Record<string, unknown>>;

/**
 * The part of Payload used here. Its own types want the fields of a specific collection, which is only known when a call arrives; the
 * model's schema has validated the values, and Payload validates them again.
 */
type Writer = {
  create(options: {
    collection: string;
    data: object;
    depth?: number;
    draft?: boolean;
  }): Promise<{ id: number | string }>;
  update(options: { collection: string; id: number; data: object; depth?: number }): Promise<unknown>;
  delete(options: { collection: string; id: number; depth?: number }): Promise<unknown>;
};

const writerOf = (payload: Payload): Writer => payload;

/** @throws Failure 403 for customers without `is_admin` */
export function requireAdmin({ record }: CurrentCustomer): void {
  if (!record.is_admin) throw new Failure(403, 'Only administrators can change this.');
}

/** Payload's validation errors in this API's format. */
async function explained<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof InUse) throw new Failure(409, error.message);
    const fields = fieldErrorsOf(error);
    if (fields === null) throw error;
    throw badFields(
      Object.fromEntries(fields.errors.map(({ path, message }) => [path, `${path}: ${message}`])),
    );
  }
}

const ADMIN: Reader = { seesDrafts: true, isSignedIn: true };

/** The record for a caller who may write it, drafts included. @throws Failure 404 */
async function readWritten(payload: Payload, model: ContentModel, id: number): Promise<{ id: number }> {
  const found = await model.read(payload, { id: { equals: id } }, ADMIN);
  if (!found) throw notFound('The record');
  return found;
}

/** Updates the given fields. @throws Failure 422 for a read-only field, 404 */
export async function updateContent(payload: Payload, model: ContentModel, id: number, given: Values) {
  const data = parseInput(z.strictObject(model.fields).partial(), given);
  await readWritten(payload, model, id);
  await explained(writerOf(payload).update({ collection: model.collection, id, data, depth: 0 }));
  return readWritten(payload, model, id);
}

/** Creates a record, as a draft if the model has drafts. `key` is its picture's hash, as for addPhoto. @throws Failure 422 */
export async function createContent(payload: Payload, model: ContentModel, given: Values) {
  const { key, ...values } = parseInput(
    z.strictObject({ ...model.fields, key: PICTURE_KEY }).partial(),
    given,
  );
  const picture = key === undefined ? {} : await pictureData(payload, model, key);
  const data = { ...values, ...picture };
  const { collection } = model;
  const hasDrafts = model.switchedBy === 'drafts';
  const made = await explained(
    writerOf(payload).create({
      collection,
      data: hasDrafts ? { ...data, _status: 'draft' } : data,
      depth: 0,
      ...(hasDrafts ? { draft: true } : {}),
    }),
  );
  return readWritten(payload, model, Number(made.id));
}

/** Shows or hides a record. @throws Failure 422 if the model supports neither, 404 */
export async function switchContent(payload: Payload, model: ContentModel, id: number, isOn: boolean) {
  if (model.switchedBy === null) throw badInput('Records of this kind can’t be turned on or off.');
  await readWritten(payload, model, id);
  const data = model.switchedBy === 'flag' ? { enabled: isOn } : { _status: isOn ? 'published' : 'draft' };
  await explained(writerOf(payload).update({ collection: model.collection, id, data, depth: 0 }));
  return readWritten(payload, model, id);
}

/** Deletes a record. @throws Failure 404, 409 for one that other content uses */
export async function deleteContent(payload: Payload, model: ContentModel, id: number): Promise<void> {
  await readWritten(payload, model, id);
  await explained(writerOf(payload).delete({ collection: model.collection, id, depth: 0 }));
}

/** The value of a record's picture field with the picture of this hash; added to the existing ones if it holds several. */
async function pictureData(payload: Payload, model: ContentModel, hash: string, id?: number) {
  if (model.picture === null) throw badInput('Records of this kind don’t have a picture.');
  const picture = await mediaByAddress(payload, hash);
  if (picture?.folder !== 'media') throw badFields({ key: 'key isn’t a picture.' });
  if (!model.hasManyPictures) return { [model.picture]: picture.id };
  const record = id === undefined ? null : await findOne(payload, model.collection, { id: { equals: id } });
  const held = propertyOf(record, model.picture);
  return { [model.picture]: [...(Array.isArray(held) ? held : []), picture.id] };
}

/** Adds a library picture to a record. @throws Failure 422 for an unknown picture or a model without one, 404 */
export async function pictureContent(payload: Payload, model: ContentModel, id: number, hash: string) {
  await readWritten(payload, model, id);
  const data = await pictureData(payload, model, hash, id);
  await explained(writerOf(payload).update({ collection: model.collection, id, data, depth: 0 }));
  return readWritten(payload, model, id);
}
