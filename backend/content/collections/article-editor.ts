import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical';
import type { Block, CollectionSlug, Field } from 'payload';
import { ALL_PLACES, RESULT_PLACES, STANDINGS_PLACES } from '../../../lib/contract/entities/article-parts.ts';
import { longTextField, textField } from '../../cms/fields/text.ts';
import {
  button,
  dark,
  label,
  lines,
  picture,
  pictureAddress,
  play,
  repeat,
  title,
  type Shape,
} from '../../cms/blocks/shapes.ts';
import { FEATURES } from '../../cms/rich-text/editor.ts';
import type { TextBlockKind } from '../../cms/rich-text/embeds.ts';

type Definition = {
  readonly slug: TextBlockKind;
  readonly name: string;
  readonly description: string;
  readonly sketch: Shape;
  readonly fields: Field[];
};

const GROUP = 'Between paragraphs';

/** Invisible: stores what is typed in the block. */
const WRITE_AT_ONCE: Field = {
  name: 'write_at_once',
  type: 'ui',
  admin: { components: { Field: '/content/collections/write-at-once.client.tsx#WriteAtOnce' } },
};

const NAMING_LABEL = '/cms/fields/naming-label.client.tsx#NamingLabel';

/** Gives fields' labels unique controls, even in a form within a form. */
const named = (fields: readonly Field[]): Field[] =>
  fields.map((field) =>
    field.type === 'ui'
      ? field
      : Object.assign({}, field, { admin: { ...field.admin, components: { Label: NAMING_LABEL } } }),
  );

const block = ({ slug, name, description, sketch, fields }: Definition): Block => ({
  slug,
  labels: { singular: name, plural: name },
  // Otherwise its type would be named after the slug, among the types of collections.
  interfaceName: `Text${slug.charAt(0).toUpperCase()}${slug.slice(1)}`,
  admin: {
    group: GROUP,
    disableBlockName: true,
    images: { thumbnail: { url: pictureAddress(sketch), alt: description } },
  },
  fields: [...named(fields), WRITE_AT_ONCE],
});

const COUNTS: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 10: 'ten' };

type Option = { readonly label: string; readonly value: string };

const places = (choices: readonly number[], more: readonly Option[] = []): Field => ({
  name: 'places',
  type: 'select',
  label: 'Places',
  defaultValue: '3',
  required: true,
  options: [
    ...choices.map((count) => ({ label: `Top ${COUNTS[count] ?? String(count)}`, value: String(count) })),
    ...more,
  ],
});

const picked = (name: string, relationTo: CollectionSlug, description: string): Field => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
  admin: { allowCreate: false, description },
});

const BLOCKS: Block[] = [
  block({
    slug: 'pictures',
    name: 'Picture set',
    description: 'Several pictures side by side. Each opens full size.',
    sketch: repeat(4, (n) => picture(12 + (n % 2) * 50, 8 + Math.floor(n / 2) * 34, 46, 30)),
    fields: [
      {
        name: 'images',
        type: 'upload',
        relationTo: 'media',
        hasMany: true,
        required: true,
        minRows: 2,
        maxRows: 12,
        label: 'Pictures',
        admin: { description: 'Two to twelve, in the order shown. Drag to change it.' },
      },
    ],
  }),
  block({
    slug: 'video',
    name: 'Video',
    description: 'A video from the library. Nothing loads from YouTube until someone plays it.',
    sketch: dark(10, 10, 100, 60) + play(60, 40, 14),
    fields: [
      picked('video', 'videos', 'Add videos under Media > Videos.'),
      textField('caption', { description: 'A line below it. Leave blank for none.' }),
    ],
  }),
  block({
    slug: 'gallery',
    name: 'Gallery',
    description: 'The first pictures in a gallery, with a link to the rest.',
    sketch: repeat(6, (n) => picture(10 + (n % 3) * 35, 10 + Math.floor(n / 3) * 32, 30, 27)),
    fields: [picked('gallery', 'galleries', 'Create galleries under Media > Galleries.')],
  }),
  block({
    slug: 'result',
    name: 'Session result',
    description:
      'The podium, the top places or everyone in a race or qualifying session, with a link to its timing sheet.',
    sketch: repeat(3, (n) => label(14, 26 + n * 18, String(n + 1), 14) + lines(34, 19 + n * 18, 72, 1)),
    fields: [
      {
        name: 'session',
        type: 'relationship',
        relationTo: 'results',
        required: true,
        filterOptions: { has_sheet: { equals: true } },
        admin: {
          allowCreate: false,
          appearance: 'drawer',
          description: 'Only sessions with a result are listed. Corrections appear automatically.',
        },
      },
      {
        name: 'session_words',
        type: 'ui',
        admin: { components: { Field: '/content/collections/session-summary.client.tsx#SessionSummary' } },
      },
      places(RESULT_PLACES, [{ label: 'Everyone: the whole timing sheet', value: ALL_PLACES }]),
    ],
  }),
  block({
    slug: 'standings',
    name: 'Standings',
    description: 'The current top places in a championship, with a link to the full table.',
    sketch:
      title(10, 10, 60) +
      repeat(4, (n) => lines(10, 26 + n * 12, 70, 1) + label(96, 31 + n * 12, String(90 - n * 11), 9)),
    fields: [
      picked('championship', 'championships', 'Shows the current standings, even in older articles.'),
      places(STANDINGS_PLACES),
    ],
  }),
  block({
    slug: 'quotation',
    name: 'Quotation with a name',
    description: 'A quote in large type, with the person’s name below.',
    sketch: label(10, 40, '“', 40) + lines(34, 22, 76, 3) + button(34, 52, 34),
    fields: [
      longTextField('text', { label: 'Quotation', required: true }),
      textField('source', { label: 'Said by', description: 'Such as Aroha Tane, winner of race 2.' }),
    ],
  }),
];

/** The editor of articles: the usual one, plus the blocks that an article can have between its paragraphs. */
export const articleEditor = lexicalEditor({
  features: () => [...FEATURES(), BlocksFeature({ blocks: BLOCKS })],
});
