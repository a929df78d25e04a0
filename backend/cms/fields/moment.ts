import type { CollectionConfig, DateField } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { UNREADABLE_MOMENT } from './read-moment.ts';
import { commonOptions, type FieldOptions } from './text.ts';

const COMPONENT = '/cms/fields/moment-field.client.tsx#MomentField';
const CELL = '/cms/fields/moment-cell.tsx#MomentCell';

type Validate = NonNullable<DateField['validate']>;
type MomentOptions = FieldOptions & {
  /** Further rules; only applied to readable dates. */
  validate?: Validate;
  /** A field beside it, such as the end of what starts here, which moves along with this one in the form. */
  moves?: string;
  /** A field beside it, such as the start of what ends here, whose day applies to a time alone while this field is empty. */
  onDayOf?: string;
  /** Starts with the current time in a new record. */
  defaultsToNow?: boolean;
};

const ofReadable =
  (validate: Validate): Validate =>
  (value, options) =>
    value && Number.isNaN(new Date(value).getTime()) ? UNREADABLE_MOMENT : validate(value, options);

/** The current minute: the field shows no seconds. */
const presentMinute = (): string => new Date(contentNow().setSeconds(0, 0)).toISOString();

/** A date and time, stored as a UTC instant, and typed and shown by the venue's clock (docs/decisions/0091). */
export const momentField = (
  name: string,
  { validate, moves, onDayOf, defaultsToNow = false, ...options }: MomentOptions = {},
): DateField => {
  const base = commonOptions(name, options);
  return {
    name,
    type: 'date',
    ...base,
    ...(validate ? { validate: ofReadable(validate) } : {}),
    ...(defaultsToNow ? { defaultValue: presentMinute } : {}),
    admin: {
      ...base.admin,
      date: { pickerAppearance: 'dayAndTime' },
      components: {
        Cell: CELL,
        Field: {
          path: COMPONENT,
          clientProps: { ...(moves ? { moves } : {}), ...(onDayOf ? { onDayOf } : {}) },
        },
      },
    },
  };
};

/** A timestamp that the program writes and editors can only read. A copy of the record starts without it. */
export const shownMomentField = (name: string, options: FieldOptions = {}): DateField => {
  const field = momentField(name, options);
  return { ...field, disableDuplicate: true, admin: { ...field.admin, readOnly: true } };
};

/** Payload's own timestamp, shown in lists by the site's clock. */
const timestamp = (name: string, label: string): DateField => ({
  name,
  type: 'date',
  label,
  index: true,
  admin: { disableBulkEdit: true, hidden: true, components: { Cell: CELL } },
});

/** A collection whose lists show when a record was created and changed by the same clock as every other date. */
export const withTimestamps = (collection: CollectionConfig): CollectionConfig =>
  collection.timestamps === false
    ? collection
    : {
        ...collection,
        fields: [...collection.fields, timestamp('updatedAt', 'Updated'), timestamp('createdAt', 'Created')],
      };
