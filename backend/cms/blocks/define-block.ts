import type { Block, Field } from 'payload';
import { z } from 'zod';
import type { BlockDefinition } from '../../../lib/contract/block.ts';
import { displayFields } from './display-fields.ts';
import type { Setting, SettingFacts, SettingKind } from './settings.ts';
import { pictureAddress, type Shape } from './shapes.ts';

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

/** Default descriptions of settings that many blocks share, by name. A block can override them. */
const SETTING_DESCRIPTIONS: Readonly<Record<string, string>> = {
  allow_custom_amounts: 'In addition to the amounts above.',
  aspect: 'Pictures are cropped around their focal points.',
  button_colour: 'A site colour. The button text stays readable.',
  caption: 'A line below it. Leave blank for none.',
  centered: 'Centres the text.',
  code: 'Paste the HTML exactly as the service provides it.',
  count: 'How many to show.',
  form: 'Create forms under Site > Forms.',
  gallery: 'Create galleries under Media > Galleries and drop your pictures there.',
  grid_width: 'On wide screens. Phones show fewer.',
  heading: 'Shown above the block. Leave blank for none.',
  height: 'The height of the block on the page.',
  html: 'Can include headings, lists, links, quotes, tables and pictures.',
  image: 'Choose a picture from the library or upload a new one.',
  image_align: 'On phones, the picture is above the text.',
  image_opacity: 'Lower values show more of the overlay colour.',
  left_image: 'Small. Not shown on phones.',
  lightbox_aspect: 'When a picture is opened.',
  link_to_document: 'A file from the library, such as a PDF.',
  only_in_series: 'Hides categories that aren’t part of any round.',
  open_in_new_tab: 'Visitors keep this page open.',
  page_size: 'Visitors can page through the rest.',
  pagecontent: 'An introduction. Leave blank for none.',
  parent: 'Shows the links under this one.',
  right_image: 'Small. Not shown on phones.',
  show_class_filter: 'Buttons above the results, if there are several classes.',
  show_countdown: 'Shows the days until it starts.',
  show_drivers: 'The category’s drivers, below its text.',
  show_filter: 'A search field and the categories above the list.',
  show_groups: 'Links to the news sections.',
  show_heading: 'Also shows the gallery’s own heading.',
  show_information: 'Each sponsor’s text beside its logo.',
  show_more_episodes: 'Links to other recent episodes.',
  show_related: 'From the same group.',
  show_results: 'Links to its session results.',
  show_sign: 'Marks the location above.',
  subheading: 'Smaller than the heading. Leave blank for none.',
  text_align: 'Within the text area.',
  text_colour: 'Choose the one that’s easier to read on the picture.',
  text_justify: 'Where the text sits on the picture.',
  type: 'How the slides are arranged.',
  video: 'Manage videos under Media > Videos.',
  width: 'Pictures are resized to this width.',
};

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
  { group, description, picture: shapes, settings }: Options<S>,
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
        group,
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
