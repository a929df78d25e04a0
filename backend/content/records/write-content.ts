import { randomBytes } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { fieldsByName } from '../../cms/fields/fields-by-name.ts';
import { fieldErrorsOf } from '../../cms/hooks/report-field-errors.ts';
import { InUse } from '../../cms/hooks/refuse-while-used.ts';
import { imageIdsIn } from '../../cms/rich-text/to-html.ts';
import { isRichText } from '../../media/rendered.ts';
import { canBeDisabled } from '../../cms/records/readable.ts';
import { badFields, Failure, notFound } from '../../kernel/failure.ts';
import { isRecord } from '../../../lib/shared/record.ts';
import {
  hasDrafts,
  latestVersion,
  type ContentModel,
  type FoundRecord,
  type Reader,
} from './content-model.ts';
import { readGiven } from './given-values.ts';
import { pictureId } from './stored-values.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The part of Payload used here. Its own types need a specific collection's fields, but the collection is only known at the time of a call;
 * the model has read the values by the collection's fields, and Payload validates them again.
 */
type Writer = {
  create(options: WriteOptions): Promise<{ id: number | string }>;
  update(options: WriteOptions & { id: number }): Promise<unknown>;
  delete(options: { collection: string; id: number; depth?: number }): Promise<unknown>;
};
type WriteOptions = {
  collection: string;
  data: object;
  depth?: number;
  draft?: boolean;
  /** Values from elsewhere have the same limits as those in the CMS's forms (`cms/validation/incoming-data.ts`). */
  req?: Partial<PayloadRequest>;
};

const writerOf = (payload: Payload): Writer => payload;
const FROM_ELSEWHERE = { depth: 0, req: { payloadAPI: 'REST' } } as const;

/** The name in the call for a stored field: validation uses the CMS's names. */
function wireName({ fields }: ContentModel, path: string): string {
  const [stored = '', ...inside] = path.split('.');
  if (Object.hasOwn(fields, stored)) return path;
  const name = Object.entries(fields).find(([, source]) => source === stored)?.[0];
  return [name ?? stored, ...inside].join('.');
}

/** Payload's validation errors in this API's format. */
async function explained<T>(model: ContentModel, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof InUse) throw new Failure(409, error.message);
    const fields = fieldErrorsOf(error);
    if (fields === null) throw error;
    throw badFields(
      Object.fromEntries(
        fields.errors.map(({ path, message }) => {
          const name = wireName(model, path);
          return [name, `${name}: ${message}`];
        }),
      ),
    );
  }
}

const ADMIN: Reader = { seesAll: true, isSignedIn: true };

/** The record for a caller who may write it, including drafts and disabled ones. @throws Failure 404 */
async function readWritten(payload: Payload, model: ContentModel, id: number): Promise<FoundRecord> {
  const found = await model.read(payload, String(id), ADMIN);
  if (found?.shown.id !== id) throw notFound('The record');
  return found;
}

/** Leaves out the fields that each version sets itself. */
const withoutStamps = ({ id: _, createdAt: __, updatedAt: ___, ...values }: Values): Values => values;

/**
 * Writes some of a record's fields. A published record stays published without the editor's unpublished changes; the editor's draft also
 * gets the change, and stays the latest version.
 */
async function writeFields(
  payload: Payload,
  model: ContentModel,
  id: number,
  { stored }: FoundRecord,
  data: Values,
): Promise<void> {
  const { collection } = model;
  const write = (values: Values, draft = false) =>
    explained(model, writerOf(payload).update({ collection, id, data: values, draft, ...FROM_ELSEWHERE }));
  if (!hasDrafts(payload, collection)) await write(data);
  else if (stored['_status'] !== 'published') await write(data, true);
  else {
    const latest: Values = { ...((await latestVersion(payload, collection, id)) ?? stored) };
    const isPending = latest['_status'] === 'draft';
    await write(isPending ? { ...withoutStamps(stored), ...data } : data);
    if (isPending) await write({ ...withoutStamps(latest), ...data }, true);
  }
}

/** Updates the given fields. @throws Failure 422 naming what can't be set, 404 */
export async function updateContent(payload: Payload, model: ContentModel, id: number, given: Values) {
  const present = await readWritten(payload, model, id);
  const data = await readGiven(payload, model, given, present);
  if (Object.keys(data).length > 0) await writeFields(payload, model, id, present, data);
  return (await readWritten(payload, model, id)).shown;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || value === '0';

/**
 * Creates a record, as a draft if the model has drafts. `key` is its picture's hash, as for addPhoto; an `id` that stands for none is
 * ignored.
 * @throws Failure 422
 */
export async function createContent(payload: Payload, model: ContentModel, given: Values) {
  const { key, id, ...values } = given;
  if (!isBlank(id)) throw badFields({ id: 'id can’t be set: use update to change a record.' });
  const data = {
    ...(await model.defaults(payload)),
    ...(await readGiven(payload, model, values)),
    ...(key === undefined ? {} : await pictureData(payload, model, String(key), {})),
  };
  const { collection } = model;
  const isDraft = hasDrafts(payload, collection);
  const made = await explained(
    model,
    writerOf(payload).create({
      collection,
      data: isDraft ? { ...data, _status: 'draft' } : data,
      draft: isDraft,
      ...FROM_ELSEWHERE,
    }),
  );
  return (await readWritten(payload, model, Number(made.id))).shown;
}

/** Shows or hides a record: publishes or unpublishes it, or sets its `enabled` flag. @throws Failure 404, 422 for an incomplete draft */
export async function switchContent(payload: Payload, model: ContentModel, id: number, isOn: boolean) {
  const { collection } = model;
  const { shown, stored } = await readWritten(payload, model, id);
  const isDrafted = hasDrafts(payload, collection);
  const isShown = isDrafted ? stored['_status'] === 'published' : stored['enabled'] !== false;
  if (isShown === isOn) return shown;
  if (!isDrafted && !canBeDisabled(payload, collection))
    throw new TypeError(`${collection} has neither drafts nor a switch.`);
  const data = isDrafted ? { _status: isOn ? 'published' : 'draft' } : { enabled: isOn };
  await explained(model, writerOf(payload).update({ collection, id, data, depth: 0 }));
  return (await readWritten(payload, model, id)).shown;
}

/** Deletes a record. @throws Failure 404, 409 for one that other content uses */
export async function deleteContent(payload: Payload, model: ContentModel, id: number): Promise<void> {
  await readWritten(payload, model, id);
  await explained(model, writerOf(payload).delete({ collection: model.collection, id, depth: 0 }));
}

/** A picture between a text's paragraphs, in the editor's format. */
const pictureNode = (value: number) => ({
  type: 'upload',
  version: 3,
  format: '',
  id: randomBytes(12).toString('hex'),
  relationTo: 'media',
  value,
  fields: {},
});

const EMPTY_TEXT = { type: 'root', version: 1, direction: null, format: '', indent: 0 };

/** A text with a picture added at its end, unless it already contains it. */
function withPicture(text: unknown, picture: number): object {
  if (isRichText(text) && imageIdsIn(text).includes(picture)) return { ...text };
  const root = isRecord(text) && isRecord(text['root']) ? text['root'] : EMPTY_TEXT;
  const children: readonly unknown[] =
    'children' in root && Array.isArray(root.children) ? root.children : [];
  return { root: { ...root, children: [...children, pictureNode(picture)] } };
}

/** The record's picture field with the given picture: replacing the present one, added to others, or added once to the text. */
async function pictureData(
  payload: Payload,
  { collection, picture }: ContentModel,
  key: string,
  stored: Values,
): Promise<Values> {
  const id = await pictureId(payload, key);
  if (id === null) throw badFields({ key: 'key isn’t a picture.' });
  const field = fieldsByName(payload.collections[collection].config.fields).get(picture);
  const present = stored[picture];
  if (field?.type === 'richText') return { [picture]: withPicture(present, id) };
  if (field?.type !== 'upload' || !field.hasMany) return { [picture]: id };
  const others: readonly unknown[] = Array.isArray(present) ? present : [];
  return { [picture]: others.includes(id) ? others : [...others, id] };
}

/** Adds a library picture to a record. @throws Failure 422 for an unknown picture, 404 */
export async function pictureContent(payload: Payload, model: ContentModel, id: number, key: string) {
  const present = await readWritten(payload, model, id);
  const data = await pictureData(payload, model, key, present.stored);
  await writeFields(payload, model, id, present, data);
  return (await readWritten(payload, model, id)).shown;
}
