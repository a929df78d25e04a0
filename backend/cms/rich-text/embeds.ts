import type { CollectionSlug } from 'payload';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import type { EmbedKind } from '../../../lib/contract/entities/article-parts.ts';
import type { TextNode } from './nodes.ts';

/** What an article's text can contain between its paragraphs. A quotation is written as HTML like the text around it. */
export const TEXT_BLOCKS = ['pictures', 'video', 'gallery', 'result', 'standings', 'quotation'] as const;
export type TextBlockKind = (typeof TEXT_BLOCKS)[number];

/** The fields of each that refer to records, with the records' collection. */
const BLOCK_RECORDS = {
  pictures: { images: 'media' },
  video: { video: 'videos' },
  gallery: { gallery: 'galleries' },
  result: { session: 'results' },
  standings: { championship: 'championships' },
  quotation: {},
} as const satisfies Readonly<Record<TextBlockKind, Readonly<Record<string, CollectionSlug>>>>;

/** Collections whose records a text can contain: pictures between paragraphs, and the records in these blocks. */
export const COLLECTIONS_IN_TEXTS: ReadonlySet<string> = new Set(
  Object.values(BLOCK_RECORDS).flatMap((fields): string[] => Object.values(fields)),
);

/** A block between the paragraphs of a text, with its fields; null for any other node. */
export function textBlock(node: TextNode): { readonly kind: TextBlockKind; readonly fields: unknown } | null {
  if (node.type !== 'block') return null;
  const kind = TEXT_BLOCKS.find((each) => each === textIn(node.fields, 'blockType'));
  return kind === undefined ? null : { kind, fields: node.fields };
}

/** The same for a block that the site shows with a component of its own. */
export function embedOf(node: TextNode): { readonly kind: EmbedKind; readonly fields: unknown } | null {
  const block = textBlock(node);
  return block === null || block.kind === 'quotation' ? null : { kind: block.kind, fields: block.fields };
}

const idOf = (value: unknown): number[] => {
  // When populated, Payload has the record itself here.
  const id = typeof value === 'object' && value !== null ? propertyOf(value, 'id') : value;
  return typeof id === 'number' ? [id] : [];
};

/** The ids in a field of a block, in order. */
export const idsInField = (fields: unknown, name: string): number[] =>
  [propertyOf(fields, name)].flat().flatMap(idOf);

/** Every record that a block refers to, with its collection. */
export const recordsInBlock = ({ kind, fields }: { kind: TextBlockKind; fields: unknown }) =>
  Object.entries(BLOCK_RECORDS[kind]).flatMap(([name, slug]: [string, CollectionSlug]) =>
    idsInField(fields, name).map((id) => ({ slug, id })),
  );

/** The records of a collection that a block refers to. */
export const idsInBlock = (block: { kind: TextBlockKind; fields: unknown }, collection: string): number[] =>
  recordsInBlock(block)
    .filter(({ slug }) => slug === collection)
    .map(({ id }) => id);
