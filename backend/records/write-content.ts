import { ValidationError, type Payload } from 'payload';
import { z } from 'zod';
import type { CurrentCustomer } from '../auth/current-customer.ts';
import { badFields, badInput, Failure, notFound } from '../contract/failure.ts';
import { parseInput } from '../contract/http/input.ts';
import { InUse } from '../hooks/in-use.ts';
import { mediaByAddress } from '../media/media-library.ts';
import type { ContentModel, Reader } from './content-models.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What is used of Payload here. Its own types ask for the fields of one collection, and which one it is, is only known when a call
 * comes; the values were checked by the model's schema, and Payload checks them again.
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
  if (!record.is_admin) throw new Failure(403, 'Only administrators may change this.');
}

/** What Payload finds wrong with a record, in the form of this API. */
async function explained<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof InUse) throw new Failure(409, error.message);
    if (!(error instanceof ValidationError)) throw error;
    const fields = Object.fromEntries(
      error.data.errors.map(({ path, message }) => [path, `${path}: ${message}`]),
    );
    throw badFields(fields);
  }
}

const ADMIN: Reader = { seesDrafts: true, isSignedIn: true };

/** The record for whoever may write it, drafts included. @throws Failure 404 */
async function readWritten(payload: Payload, model: ContentModel, id: number): Promise<{ id: number }> {
  const found = await model.read(payload, { id: { equals: id } }, ADMIN);
  if (!found) throw notFound('The record');
  return found;
}

/** Changes the fields that are given. @throws Failure 422 for a field that may not be set, 404 */
export async function updateContent(payload: Payload, model: ContentModel, id: number, given: Values) {
  const data = parseInput(z.strictObject(model.fields).partial(), given);
  await readWritten(payload, model, id);
  await explained(writerOf(payload).update({ collection: model.collection, id, data, depth: 0 }));
  return readWritten(payload, model, id);
}

/** Makes a record; where there are drafts, as one. @throws Failure 422 */
export async function createContent(payload: Payload, model: ContentModel, given: Values) {
  const data = parseInput(z.strictObject(model.fields).partial(), given);
  const { collection, hasDrafts } = model;
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

/** Publishes or unpublishes. @throws Failure 422 where the model knows no drafts, 404 */
export async function switchContent(payload: Payload, model: ContentModel, id: number, isOn: boolean) {
  if (!model.hasDrafts) throw badInput('Records of this kind cannot be switched on or off.');
  await readWritten(payload, model, id);
  const data = { _status: isOn ? 'published' : 'draft' };
  await explained(writerOf(payload).update({ collection: model.collection, id, data, depth: 0 }));
  return readWritten(payload, model, id);
}

/** Deletes a record. @throws Failure 404, 409 for one that other content shows */
export async function deleteContent(payload: Payload, model: ContentModel, id: number): Promise<void> {
  await readWritten(payload, model, id);
  await explained(writerOf(payload).delete({ collection: model.collection, id, depth: 0 }));
}

/** Gives a record a picture of the library. @throws Failure 422 for an unknown picture or a model without one, 404 */
export async function pictureContent(payload: Payload, model: ContentModel, id: number, hash: string) {
  if (model.picture === null) throw badInput('Records of this kind have no picture.');
  await readWritten(payload, model, id);
  const picture = await mediaByAddress(payload, hash);
  if (picture?.folder !== 'media') throw badFields({ key: 'key is no picture.' });
  const data = { [model.picture]: picture.id };
  await explained(writerOf(payload).update({ collection: model.collection, id, data, depth: 0 }));
  return readWritten(payload, model, id);
}
