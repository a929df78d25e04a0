import type { CollectionSlug, Field, Payload, RelationshipField, UploadField, Where } from 'payload';
import { asInstant, asOption } from '../../../lib/contract/forms.ts';
import { linkAddress } from '../../../lib/contract/link-address.ts';
import { isRecord, textIn, wholeOf } from '../../../lib/shared/record.ts';
import { fieldsByName } from '../../cms/fields/fields-by-name.ts';
import { isLinkField } from '../../cms/fields/text.ts';
import { allOf } from '../../cms/records/published.ts';
import {
  cleanHtml,
  htmlOfPlain,
  isHtml,
  isTooDeep,
  pictureAddresses,
} from '../../cms/rich-text/clean-html.ts';
import { richTextConverter, type ToRichText } from '../../cms/rich-text/from-html.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { addressHash } from '../../media/media-source.ts';
import { mediaByAddress, mediaByIds } from '../../media/media-library.ts';

/*
 * Converts a call's values to what the CMS stores, by the kind of field: HTML becomes an editor's text, a picture's address its record, a
 * group's URL name the group. Accepts the forms in responses, and those that content servers write (`forms.ts`).
 */

/** The context of a value being read. */
export type Reading = {
  readonly payload: Payload;
  /** Reports a problem with a value. @param path of the field, `data.0.name` @param problem follows the path: `must be text` */
  readonly report: (path: string, problem: string) => void;
};

/** A picture's hash, alone or in its address. */
const HASH = /^(?:[^?#]*\/assets\/i\/)?([0-9a-f]{16,64})(?:\/|$)/;
const FILE_PATH = /^(?:https?:\/\/[^/]+)?\/assets\/f\/(\d{1,10})\//;
const VIDEO_PATH = /^(?:https?:\/\/[^/]+)?\/v\/(\d{1,10})\.mp4$/;
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/;
const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['', false],
  [null, false],
]);

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** The id in an address that matches a pattern. */
const idIn = (pattern: RegExp, address: unknown): number | null =>
  typeof address === 'string' ? wholeOf(pattern.exec(address)?.[1]) : null;

const converterOf = processSingleton('html-to-rich-text', () => new WeakMap<Payload, Promise<ToRichText>>());

function converter(payload: Payload): Promise<ToRichText> {
  const known = converterOf().get(payload);
  if (known) return known;
  const made = richTextConverter(payload.config);
  converterOf().set(payload, made);
  return made;
}

/** The library picture given by its hash, address or id, or as in responses. Null for none. */
export async function pictureId(payload: Payload, value: unknown): Promise<number | null> {
  const named = isRecord(value) ? (value['url'] ?? value['id']) : value;
  const id = wholeOf(named);
  if (id !== null) return (await mediaByIds(payload, [id])).has(id) ? id : null;
  const hash = typeof named === 'string' ? HASH.exec(named)?.[1] : undefined;
  const picture = hash === undefined ? null : await mediaByAddress(payload, hash);
  return picture?.folder === 'media' ? picture.id : null;
}

const hashIn = (value: unknown): string | undefined =>
  HASH.exec(typeof value === 'string' ? value : textIn(value, 'url'))?.[1];

/** The same, but prefers the present picture if several have the same bytes. */
async function pictureLike(payload: Payload, value: unknown, stored: unknown): Promise<number | null> {
  const id = wholeOf(stored);
  const current = id === null ? undefined : (await mediaByIds(payload, [id])).get(id);
  return current && addressHash(current) === hashIn(value) ? current.id : pictureId(payload, value);
}

const NO_PICTURE = 'must be a picture from the library: its address, hash or id';

async function readPicture(
  value: unknown,
  stored: unknown,
  path: string,
  { payload, report }: Reading,
): Promise<number | null> {
  if (isEmpty(value)) return null;
  const id = await pictureLike(payload, value, stored);
  if (id === null) report(path, NO_PICTURE);
  return id;
}

/** The file given by its address or id, as in responses, or as a video's file. */
async function readFile(value: unknown, path: string, { payload, report }: Reading): Promise<number | null> {
  if (isEmpty(value)) return null;
  const named = isRecord(value) ? (value['id'] ?? value['url']) : value;
  const video = idIn(VIDEO_PATH, named);
  if (video !== null) {
    const { docs } = await payload.find({ collection: 'videos', where: { id: { equals: video } }, depth: 0 });
    const file = wholeOf(docs[0]?.file);
    if (file !== null) return file;
  }
  const id = wholeOf(named) ?? idIn(FILE_PATH, named);
  if (id === null) report(path, 'must be a file from the library: its address or id');
  return id;
}

/** The field that identifies a collection's records besides their ids. */
export const urlFieldOf = (payload: Payload, collection: CollectionSlug): 'url' | 'slug' | null => {
  const fields = fieldsByName(payload.collections[collection].config.fields);
  return (['url', 'slug'] as const).find((name) => fields.has(name)) ?? null;
};

/** The only record that a URL name identifies in a field of one collection. */
async function idOfUrl(
  { relationTo, filterOptions }: RelationshipField | UploadField,
  url: string,
  { payload }: Reading,
): Promise<number | null> {
  const name = typeof relationTo === 'string' ? urlFieldOf(payload, relationTo) : null;
  if (typeof relationTo !== 'string' || name === null) return null;
  const within: Where | null = typeof filterOptions === 'object' ? filterOptions : null;
  const { docs } = await payload.find({
    collection: relationTo,
    where: allOf({ [name]: { equals: url } }, within),
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return wholeOf(docs[0]?.id);
}

/** The record given by its id or URL name, or as in responses. Its existence is checked with the others'. */
async function readReference(
  field: RelationshipField,
  value: unknown,
  path: string,
  reading: Reading,
): Promise<number | null> {
  if (isEmpty(value)) return null;
  const named = isRecord(value) ? (value['id'] ?? value['url'] ?? value['slug'] ?? value['file']) : value;
  const id =
    wholeOf(named) ??
    (field.relationTo === 'videos' ? idIn(VIDEO_PATH, named) : null) ??
    (typeof named === 'string' ? await idOfUrl(field, named, reading) : null);
  if (id === null) reading.report(path, 'must be a record: its id or its URL name');
  return id;
}

/** Reads each value of a list, or a single value. */
async function readEach(
  value: unknown,
  path: string,
  { report }: Reading,
  read: (entry: unknown, at: string) => Promise<unknown>,
): Promise<unknown[]> {
  if (isEmpty(value)) return [];
  if (!Array.isArray(value)) {
    report(path, 'must be a list');
    return [];
  }
  const found: unknown[] = [];
  for (const [at, entry] of value.entries()) found.push(await read(entry, `${path}.${String(at)}`));
  return found;
}

/** HTML or plain text, in the form that the editor stores. */
async function readText(value: unknown, path: string, { payload, report }: Reading): Promise<unknown> {
  if (isEmpty(value)) return null;
  if (typeof value !== 'string') {
    report(path, 'must be text or HTML');
    return null;
  }
  const html = isHtml(value) ? value : htmlOfPlain(value);
  if (isTooDeep(html)) {
    report(path, 'is nested too deeply');
    return null;
  }
  const pictures = new Map<string, number>();
  for (const address of new Set(pictureAddresses(html))) {
    const id = await pictureId(payload, address);
    if (id === null) report(path, `has a picture that isn’t in the library: ‘${address.slice(0, 80)}’`);
    else pictures.set(address, id);
  }
  return (await converter(payload))(cleanHtml(html, pictures));
}

function readChoice(
  choices: readonly unknown[],
  value: unknown,
  path: string,
  { report }: Reading,
): string | null {
  if (isEmpty(value)) return null;
  const known = choices.map((choice) => (isRecord(choice) ? choice['value'] : choice));
  const named = isRecord(value) ? value['value'] : value;
  const found = known.find((choice) => choice === String(named));
  if (typeof found === 'string') return found;
  report(path, `must be one of ${known.join(', ')}`);
  return null;
}

/** A number, possibly as text; null for none. */
export function readNumber(value: unknown, path: string, { report }: Reading): number | null {
  if (isEmpty(value)) return null;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  report(path, 'must be a number');
  return null;
}

/** A flag, in any of its forms. */
export function readFlag(value: unknown, path: string, { report }: Reading): boolean {
  const flag = FLAGS.get(value);
  if (flag === undefined) report(path, 'must be true or false');
  return flag ?? false;
}

function readInstant(value: unknown, path: string, { report }: Reading): unknown {
  if (isEmpty(value)) return null;
  const isIso = typeof value === 'string' && ISO_INSTANT.test(value) && !Number.isNaN(Date.parse(value));
  const instant = isIso ? new Date(value).toISOString() : asInstant(value);
  if (instant === undefined) report(path, 'must be a moment in ISO 8601, or a day and time in New Zealand');
  return instant ?? null;
}

function readLine(field: Field, value: unknown, path: string, { report }: Reading): string | null {
  if (value === null) return null;
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') {
    report(path, 'must be text');
    return null;
  }
  const line = text.trim();
  if (isLinkField(field) && line !== '' && linkAddress(line) !== line)
    report(path, 'must be a link: a full address, a path on this site, mailto: or tel:');
  return line;
}

/** A row of a list: the values of its fields. Options may be written as `value|label`. */
async function readRow(
  fields: ReadonlyMap<string, Field>,
  value: unknown,
  path: string,
  reading: Reading,
): Promise<Record<string, unknown>> {
  const row = fields.has('label') && fields.has('value') ? asOption(value) : value;
  if (!isRecord(row)) {
    reading.report(path, 'must be a record');
    return {};
  }
  const found: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(row)) {
    const field = fields.get(name);
    if (field === undefined) reading.report(`${path}.${name}`, 'can’t be set');
    else found[name] = await storedValue(field, entry, `${path}.${name}`, reading);
  }
  return found;
}

/**
 * A call's value in the form that its field stores; meaningless if a problem was reported. Fields' limits and rules are checked when the
 * record is written.
 * @param stored the field's present value
 */
export async function storedValue(
  field: Field,
  value: unknown,
  path: string,
  reading: Reading,
  stored?: unknown,
): Promise<unknown> {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return field.type === 'text' && field.hasMany
        ? readEach(value, path, reading, async (entry, at) => readLine(field, entry, at, reading))
        : readLine(field, value, path, reading);
    case 'email':
      return isEmpty(value) ? null : readLine(field, value, path, reading);
    case 'number':
      return readNumber(value, path, reading);
    case 'checkbox':
      return readFlag(value, path, reading);
    case 'date':
      return readInstant(value, path, reading);
    case 'select':
      return readChoice(field.options, value, path, reading);
    case 'richText':
      return readText(value, path, reading);
    case 'upload': {
      const isPicture = field.relationTo === 'media';
      const read = (entry: unknown, at: string, current?: unknown) =>
        isPicture ? readPicture(entry, current, at, reading) : readFile(entry, at, reading);
      const present: readonly unknown[] = Array.isArray(stored) ? stored : [];
      return field.hasMany
        ? readEach(value, path, reading, (entry, at) =>
            read(entry, at, present[wholeOf(at.split('.').at(-1)) ?? 0]),
          )
        : read(value, path, stored);
    }
    case 'relationship':
      return field.hasMany
        ? readEach(value, path, reading, (entry, at) => readReference(field, entry, at, reading))
        : readReference(field, value, path, reading);
    case 'array': {
      const fields = fieldsByName(field.fields);
      return readEach(value, path, reading, (entry, at) => readRow(fields, entry, at, reading));
    }
    default:
      reading.report(path, 'can’t be set');
      return null;
  }
}
