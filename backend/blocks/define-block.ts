import type { Block, Field } from 'payload';
import { z } from 'zod';
import type { BlockDefinition } from '../../lib/contract/block.ts';
import { blockPicture } from '../block-pictures/block-pictures.ts';
import { displayFields } from './display-fields.ts';
import { SETTING_DESCRIPTIONS } from './setting-descriptions.ts';
import type { Setting, SettingFacts, SettingKind } from './settings.ts';

/** A block as the CMS has it: Payload's description, and how each setting goes out. */
export type CmsBlock = {
  readonly template: string;
  readonly kinds: Readonly<Record<string, SettingKind>>;
  readonly block: Block;
};

/** Sections of the block picker. */
export type BlockGroup =
  'Text' | 'Pictures and film' | 'News' | 'Racing' | 'People and partners' | 'Shop' | 'Forms and more';

type Options<S extends z.ZodObject> = {
  readonly group: BlockGroup;
  /** What the block shows, told to an editor. */
  readonly description: string;
  readonly settings: Readonly<Record<keyof S['shape'] & string, Setting>>;
};

const BLOCK_LABEL = '/components/block-label.client.tsx#BlockLabel';

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

/** A field with the words that its setting usually has, unless the block has its own. */
function described(name: string, field: Field): Field {
  const description = SETTING_DESCRIPTIONS[name];
  if (description === undefined || (field.admin && 'description' in field.admin)) return field;
  return Object.assign({}, field, { admin: { ...field.admin, description } });
}

/**
 * Makes the CMS block of a contract block. Names, defaults, choices and bounds come from the contract's schema; the compiler
 * asks for a setting for each of its keys.
 */
export function defineBlock<T extends string, S extends z.ZodObject>(
  { template, label, settings: schema }: BlockDefinition<T, S>,
  { group, description, settings }: Options<S>,
): CmsBlock {
  const slug = slugOfTemplate(template);
  const defaults: Readonly<Record<string, unknown>> = schema.parse({});
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  const thumbnail = blockPicture(template, label);
  const entries = Object.entries<Setting>(settings);
  return {
    template,
    kinds: Object.fromEntries(entries.map(([name, setting]) => [name, setting.kind])),
    block: {
      slug,
      interfaceName: typeName(slug),
      labels: { singular: label, plural: label },
      admin: {
        group,
        ...(thumbnail ? { images: { thumbnail } } : {}),
        components: { Label: { path: BLOCK_LABEL, clientProps: { name: label } } },
      },
      fields: [
        {
          type: 'group',
          label: 'Content',
          admin: { description, hideGutter: true },
          fields: entries.map(([name, setting]) =>
            described(name, setting.makeField(name, factsOf(shape[name], defaults[name]))),
          ),
        },
        displayFields(),
      ],
    },
  };
}
