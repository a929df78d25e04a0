import {
  ValidationError,
  type CollectionConfig,
  type CollectionSlug,
  type Field,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { withEmptiedValues } from './emptied-values.ts';
import { unknownRecords } from './unknown-records.ts';
import { longTexts, wrongValues, type WrongValue } from './wrong-values.ts';

/** Maximum number of problems reported at once. */
const MAX_ERRORS = 20;

type Target = { readonly collection: CollectionSlug } | { readonly global: GlobalSlug };

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
function storedRecord(args: Readonly<Record<string, unknown>>, target: Target, req: PayloadRequest) {
  const query = { draft: true, depth: 0, showHiddenFields: true, req };
  if ('global' in target) return req.payload.findGlobal({ slug: target.global, ...query });
  if (typeof args.id !== 'number' && typeof args.id !== 'string') return null;
  return req.payload.findByID({ collection: target.collection, id: args.id, disableErrors: true, ...query });
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
