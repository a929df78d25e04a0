import {
  ValidationError,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { longTexts } from './long-texts.ts';
import { unknownRecords } from './unknown-records.ts';
import { isData, wrongValues, type Data, type WrongValue } from './wrong-values.ts';

/** Maximum number of problems reported at once. */
const MAX_ERRORS = 20;

type Target = { readonly collection: CollectionSlug } | { readonly global: GlobalSlug };

/** Account fields that Payload stores separately. */
const ACCOUNT_FIELDS: readonly Field[] = [
  { name: 'email', type: 'text' },
  { name: 'username', type: 'text' },
  { name: 'password', type: 'text' },
  { name: 'token', type: 'text' },
];

function findWrong(fields: readonly Field[], data: unknown, isDraft: boolean): WrongValue[] {
  if (!isData(data)) return [{ path: '', label: 'Record', message: 'Expected an object of fields.' }];
  return wrongValues(fields, data, isDraft);
}

/** The newest version of the record being changed; null if none or several are. */
function storedRecord(args: Data, target: Target, req: PayloadRequest) {
  const query = { draft: true, depth: 0, showHiddenFields: true, req };
  if ('global' in target) return req.payload.findGlobal({ slug: target.global, ...query });
  if (typeof args.id !== 'number' && typeof args.id !== 'string') return null;
  return req.payload.findByID({ collection: target.collection, id: args.id, disableErrors: true, ...query });
}

/** Payload's own timestamps, which every record has: an empty one is left out. */
const STAMPS: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

const isEmpty = (value: unknown): boolean => value === null || value === '';

function emptiedRows(field: Extract<Field, { type: 'array' | 'blocks' }>, value: unknown): unknown {
  if (value === null) return [];
  if (!Array.isArray(value)) return value;
  const rows: readonly unknown[] = value;
  return rows.map((row) => {
    if (!isData(row)) return row;
    if (field.type === 'array') return withEmptiedValues(field.fields, row);
    const block = field.blocks.find(({ slug }) => slug === row.blockType);
    return block ? withEmptiedValues(block.fields, row) : row;
  });
}

function emptiedGroup(fields: readonly Field[], value: unknown): unknown {
  if (value === null) return {};
  return isData(value) ? withEmptiedValues(fields, value) : value;
}

function emptied(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'date':
      return value === '' ? null : value;
    case 'group':
      return emptiedGroup(field.fields, value);
    case 'array':
    case 'blocks':
      return emptiedRows(field, value);
    case 'relationship':
    case 'upload':
      return field.hasMany && isEmpty(value) ? [] : value;
    case 'text':
    case 'select':
    case 'number':
      return field.hasMany && value === null ? [] : value;
    default:
      return value;
  }
}

/**
 * The record with emptied values as the database stores them: null for an empty date, no entries for an empty list, no values for an empty
 * group. Payload would store an empty text as a date that it can't read back, and fails on a list or group that is null.
 */
export function withEmptiedValues(fields: readonly Field[], data: Data): Data {
  let result: Record<string, unknown> = { ...data };
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const { name, fields: inner } = { name: undefined, ...tab };
        if (name === undefined) result = { ...withEmptiedValues(inner, result) };
        else if (name in result) result[name] = emptiedGroup(inner, result[name]);
      }
    } else if (!('name' in field) || field.name === undefined) {
      if ('fields' in field) result = { ...withEmptiedValues(field.fields, result) };
    } else if (STAMPS.has(field.name) && isEmpty(result[field.name])) {
      result = Object.fromEntries(Object.entries(result).filter(([name]) => name !== field.name));
    } else if (field.name in result) {
      result[field.name] = emptied(field, result[field.name]);
    }
  }
  return result;
}

/**
 * Validates an operation's data before anything else looks at it.
 * @returns the operation's arguments, with emptied values as the database stores them
 * @throws ValidationError naming each field of `data` whose value has the wrong type, is too long or refers to a missing record
 */
async function checked<Args>(
  fields: readonly Field[],
  args: Args,
  target: Target,
  req: PayloadRequest,
): Promise<Args> {
  if (!isData(args) || args.data === undefined) return args;
  const refuse = (errors: WrongValue[]) => {
    if (errors.length > 0) throw new ValidationError({ ...target, errors: errors.slice(0, MAX_ERRORS) });
  };
  refuse(findWrong(fields, args.data, args.draft === true));
  if (!isData(args.data)) return args;
  const data = withEmptiedValues(fields, args.data);
  // The program's own writes refer to records that it has just read, and have limits of their own.
  if (req.payloadAPI !== 'local') {
    const tooLong = longTexts(fields, data);
    if (tooLong.length > 0) {
      const stored: unknown = await storedRecord(args, target, req);
      refuse(isData(stored) ? longTexts(fields, data, stored) : tooLong);
    }
    refuse(await unknownRecords(fields, data, req));
  }
  return { ...args, data };
}

/**
 * The collection, rejecting values of the wrong type before anything else looks at them, in drafts too: Payload's own fields accept some
 * that no screen and no call can read afterwards.
 */
export const withTypedFields = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [
      ({ args, req, collection: { fields, slug, auth } }) =>
        checked(auth ? [...fields, ...ACCOUNT_FIELDS] : fields, args, { collection: slug }, req),
      ...(collection.hooks?.beforeOperation ?? []),
    ],
  },
});

/** The same for a global. */
export const withTypedFieldsGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ({ args, req, global: { fields, slug } }) => checked(fields, args, { global: slug }, req),
      ...(global.hooks?.beforeOperation ?? []),
    ],
  },
});
