import type { CollectionSlug, Field } from 'payload';
import { choiceField, percentField } from '../fields/choices.ts';
import { groupsField } from '../fields/groups.ts';
import { fileField, imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { LINKED_COLLECTIONS } from '../rich-text/linked-record.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { flagField, linkField, numberField, textField } from '../fields/text.ts';
import type { GroupModel } from '../fields/group-models.ts';

/**
 * How a setting is stored in the CMS and sent on the wire: text, flag, number, choice: the same in both · link: text, or the record
 * selected in the field beside it → address · percent: text → number · html: editor JSON → HTML · code: text → HTML · image, file: id →
 * image or file · group, series: id → URL name · reference: id in both · video: a video's id → `{ file, slate }`.
 */
export type SettingKind =
  | 'text'
  | 'link'
  | 'html'
  | 'code'
  | 'flag'
  | 'number'
  | 'choice'
  | 'percent'
  | 'image'
  | 'file'
  | 'group'
  | 'series'
  | 'reference'
  | 'video';

/** The contract schema's facts about a setting. */
export type SettingFacts = {
  readonly defaultValue: unknown;
  readonly choices: readonly string[];
  readonly min: number | undefined;
  readonly max: number | undefined;
};

export type Setting = {
  readonly kind: SettingKind;
  readonly makeField: (name: string, facts: SettingFacts) => Field;
  /** Fields beside it that aren't in the contract. */
  readonly makeCompanions?: (name: string) => Field[];
};

/** Enough for an embedded map or widget, with room to spare. */
const MAX_CODE_LENGTH = 200_000;

type FieldTexts = { readonly label?: string; readonly description?: string };

const textDefault = ({ defaultValue }: SettingFacts) =>
  typeof defaultValue === 'string' && defaultValue !== '' ? { defaultValue } : {};

export const text = (texts: FieldTexts = {}): Setting => ({
  kind: 'text',
  makeField: (name, facts) => ({ ...textField(name, texts), ...textDefault(facts) }),
});

/** A retired text: shown only where an older record has it. */
export const formerText = (texts: FieldTexts): Setting => ({
  kind: 'text',
  makeField: (name) => {
    const field = textField(name, texts);
    const condition = (_data: unknown, siblings: unknown) => Boolean(propertyOf(siblings, name));
    return { ...field, admin: { ...field.admin, condition } };
  },
});

/** The field beside a link for selecting a record instead. */
export const recordFieldOf = (name: string): string => `${name}_record`;
export const isRecordField = (name: string): boolean => name.endsWith('_record');

const picker = (name: string, label: string): Field => ({
  name: recordFieldOf(name),
  type: 'relationship',
  relationTo: [...LINKED_COLLECTIONS],
  label,
  admin: {
    allowCreate: false,
    description:
      'Choose a page, article, round or other record. The link keeps working when its address changes.',
  },
});

/** A link: a selected record, or a typed address, validated like every link in the CMS. */
export const link = ({ label = 'Link', description }: FieldTexts = {}): Setting => ({
  kind: 'link',
  makeField: (name) => {
    const field = linkField(name, {
      label: `${label}: another address`,
      description: description ?? 'For other sites: a full address, or mailto: or tel:.',
    });
    // Hidden while a record is selected, which takes precedence.
    const condition = (_data: unknown, siblings: unknown) => !propertyOf(siblings, recordFieldOf(name));
    return { ...field, admin: { ...field.admin, condition } };
  },
  makeCompanions: (name) => [picker(name, label)],
});

export const html = (texts: FieldTexts = {}): Setting => ({
  kind: 'html',
  makeField: (name) => richTextField(name, texts),
});

export const code = ({ label, description }: FieldTexts = {}): Setting => ({
  kind: 'code',
  makeField: (name) => ({
    name,
    // Payload's code field loads its editor from a CDN; this one doesn't.
    type: 'textarea',
    maxLength: MAX_CODE_LENGTH,
    ...(label ? { label } : {}),
    admin: { rows: 14, ...(description ? { description } : {}) },
  }),
});

export const flag = (texts: FieldTexts = {}): Setting => ({
  kind: 'flag',
  makeField: (name, { defaultValue }) => flagField(name, { ...texts, defaultValue: defaultValue === true }),
});

export const number = (texts: FieldTexts = {}): Setting => ({
  kind: 'number',
  makeField: (name, { defaultValue, min, max }) =>
    numberField(name, {
      ...texts,
      ...(typeof defaultValue === 'number' ? { defaultValue } : {}),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    }),
});

export const choice = (texts: FieldTexts & { labels?: Readonly<Record<string, string>> } = {}): Setting => ({
  kind: 'choice',
  makeField: (name, facts) => choiceField(name, facts.choices, { ...texts, ...textDefault(facts) }),
});

export const percent = (choices: readonly number[], texts: FieldTexts = {}): Setting => ({
  kind: 'percent',
  makeField: (name, { defaultValue }) =>
    percentField(name, choices, { ...texts, defaultValue: String(defaultValue) }),
});

export const image = (texts: FieldTexts = {}): Setting => ({
  kind: 'image',
  makeField: (name) => imageField(name, texts),
});

export const file = (texts: FieldTexts = {}): Setting => ({
  kind: 'file',
  makeField: (name) => fileField(name, texts),
});

export const group = (model: GroupModel, texts: FieldTexts = {}): Setting => ({
  kind: 'group',
  makeField: (name) =>
    groupsField(model, {
      name,
      hasMany: false,
      inSidebar: false,
      description: 'Leave blank to show all groups.',
      ...texts,
    }),
});

const relation = (
  kind: SettingKind,
  relationTo: CollectionSlug,
  { label, description }: FieldTexts,
): Setting => ({
  kind,
  makeField: (name) => ({
    name,
    type: 'relationship',
    relationTo,
    ...(label ? { label } : {}),
    ...(description ? { admin: { description } } : {}),
  }),
});

export const seriesUrl = (): Setting =>
  relation('series', 'series', { description: 'Leave blank for every series.' });

export const reference = (relationTo: CollectionSlug, texts: FieldTexts = {}): Setting =>
  relation('reference', relationTo, texts);

export const video = (texts: FieldTexts = {}): Setting => relation('video', 'videos', texts);
