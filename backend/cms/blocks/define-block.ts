import type { Block, CollectionSlug, Field } from 'payload';
import { z } from 'zod';
import type { BlockDefinition } from '../../../lib/contract/block.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { choiceField, percentField } from '../fields/choices.ts';
import type { GroupModel } from '../fields/group-models.ts';
import { groupsField } from '../fields/groups.ts';
import { fileField, imageField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { flagField, numberField, textField } from '../fields/text.ts';
import { displayFields } from './display-fields.ts';
import { addressField, recordField } from './link-fields.ts';
import { SETTING_DESCRIPTIONS } from './setting-descriptions.ts';
import { pictureAddress, type Shape } from './shapes.ts';

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
type SettingFacts = {
  readonly defaultValue: unknown;
  readonly choices: readonly string[];
  readonly min: number | undefined;
  readonly max: number | undefined;
};

type Setting = {
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

/* The kinds of settings that blocks are defined with. */

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

/** A link: a selected record, or a typed address. */
export const link = ({ label = 'Link', description }: FieldTexts = {}): Setting => ({
  kind: 'link',
  makeField: (name) => addressField(name, label, description),
  makeCompanions: (name) => [recordField(name, label)],
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

/** A CMS block: Payload's definition, and how each setting is stored and sent. */
export type CmsBlock = {
  readonly template: string;
  readonly kinds: Readonly<Record<string, SettingKind>>;
  /** URL of the thumbnail. */
  readonly picture: string;
  readonly block: Block;
};

/** Sections of the block picker. */
export type BlockGroup =
  'Text' | 'Pictures and video' | 'News' | 'Racing' | 'People and partners' | 'Shop' | 'Forms and more';

type Options<S extends z.ZodObject> = {
  readonly group: BlockGroup;
  /** A description of the block for editors. */
  readonly description: string;
  /** Thumbnail for the block picker (`shapes.ts`). */
  readonly picture: Shape;
  readonly settings: Readonly<Record<keyof S['shape'] & string, Setting>>;
};

const BLOCK_COMMENTS = '/cms/comments/comment-panels.client.tsx#BlockComments';
const BLOCK_LABEL = '/cms/blocks/block-label.client.tsx#BlockLabel';

/** 'core/image_with_content' → 'core-image-with-content'. */
export const slugOfTemplate = (template: string): string => template.replace(/[/_]/g, '-');

const typeName = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') + 'Block';

function factsOf(schema: unknown, defaultValue: unknown): SettingFacts {
  const inner = schema instanceof z.ZodDefault ? schema.def.innerType : schema;
  const isNumber = inner instanceof z.ZodNumber;
  return {
    defaultValue,
    choices: inner instanceof z.ZodEnum ? inner.options.map(String) : [],
    min: isNumber ? (inner.minValue ?? undefined) : undefined,
    max: isNumber ? (inner.maxValue ?? undefined) : undefined,
  };
}

/** A field with its setting's default description, unless the block provides its own. */
function described(name: string, field: Field): Field {
  const description = SETTING_DESCRIPTIONS[name];
  if (description === undefined || (field.admin && 'description' in field.admin)) return field;
  return Object.assign({}, field, { admin: { ...field.admin, description } });
}

/**
 * Creates the CMS block for a contract block. Names, defaults, options and ranges come from the contract's schema; a missing setting is a
 * compile error.
 */
export function defineBlock<T extends string, S extends z.ZodObject>(
  { template, label, settings: schema }: BlockDefinition<T, S>,
  { group: section, description, picture: shapes, settings }: Options<S>,
): CmsBlock {
  const slug = slugOfTemplate(template);
  const defaults: Readonly<Record<string, unknown>> = schema.parse({});
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  const picture = pictureAddress(shapes);
  const entries = Object.entries<Setting>(settings);
  return {
    template,
    picture,
    kinds: Object.fromEntries(entries.map(([name, setting]) => [name, setting.kind])),
    block: {
      slug,
      interfaceName: typeName(slug),
      labels: { singular: label, plural: label },
      admin: {
        group: section,
        images: { thumbnail: { url: picture, alt: `Sketch of the block ${label}` } },
        components: { Label: { path: BLOCK_LABEL, clientProps: { name: label } } },
      },
      fields: [
        {
          type: 'group',
          label: 'Content',
          admin: { description, hideGutter: true },
          fields: entries.flatMap(([name, setting]) => [
            ...(setting.makeCompanions?.(name) ?? []),
            described(name, setting.makeField(name, factsOf(shape[name], defaults[name]))),
          ]),
        },
        displayFields(),
        {
          name: 'comments',
          type: 'ui',
          admin: { components: { Field: { path: BLOCK_COMMENTS, clientProps: { name: label } } } },
        },
      ],
    },
  };
}
