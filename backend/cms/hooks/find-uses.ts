import type { FlattenedField } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { recordsInBlock, textBlock } from '../rich-text/embeds.ts';
import { isNode } from '../rich-text/nodes.ts';

/** The record whose uses are being searched for. */
export type Target = { readonly slug: string; readonly id: Id };
type Id = number | string;

type Row = Readonly<Record<string, unknown>>;

/** Lists that still work without one of their records, so being in one doesn't count as a use. */
const LISTED: ReadonlySet<string> = new Set(['groups', 'slides', 'sponsors', 'faqs']);

type ReferenceField = FlattenedField & { type: 'relationship' | 'upload' };

/** A record that another refers to; `isLoose` if the other works without it: it is one of a list, or a link in a text. */
export type Reference = Target & { readonly isLoose: boolean };

const isList = (field: ReferenceField, slug: string): boolean => field.hasMany === true && LISTED.has(slug);

const mayHold = (field: ReferenceField, slug: string): boolean =>
  [field.relationTo].flat().some((name) => name === slug) && !isList(field, slug);

/** A stored reference: the id itself, or the id with its collection where a field allows several. */
function referenceIn(value: unknown, field: ReferenceField): Reference[] {
  const { relationTo } = field;
  const [slug, id] = Array.isArray(relationTo)
    ? [propertyOf(value, 'relationTo'), propertyOf(value, 'value')]
    : [relationTo, value];
  return typeof slug === 'string' && isId(id) ? [{ slug, id, isLoose: isList(field, slug) }] : [];
}

const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string';
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const blocksOf = (field: FlattenedField & { type: 'blocks' }) =>
  field.blocks.filter((block) => typeof block !== 'string');

const namedBy = (value: unknown, isLoose: boolean): Reference[] => {
  const [slug, id] = [propertyOf(value, 'relationTo'), propertyOf(value, 'value')];
  return typeof slug === 'string' && isId(id) ? [{ slug, id, isLoose }] : [];
};

/** The references in a rich text: pictures between its paragraphs, records in its blocks, and the pages that it links to. */
function referencesInText(node: unknown): Reference[] {
  if (Array.isArray(node)) return node.flatMap(referencesInText);
  if (!isRow(node)) return [];
  const block = isNode(node) ? textBlock(node) : null;
  if (block !== null) return recordsInBlock(block).map((record) => ({ ...record, isLoose: false }));
  return [
    ...namedBy(node, false),
    ...namedBy(propertyOf(node['fields'], 'doc'), true),
    ...referencesInText(node['children'] ?? node['root']),
  ];
}

/** Every record that a record, read at depth 0, refers to in any of these fields. */
export function referencesOf(fields: readonly FlattenedField[], data: Row): Reference[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return [value].flat().flatMap((entry: unknown) => referenceIn(entry, field));
      case 'group':
      case 'tab':
        return isRow(value) ? referencesOf(field.flattenedFields, value) : [];
      case 'array':
        return rowsOf(value).flatMap((row) => referencesOf(field.flattenedFields, row));
      case 'blocks':
        return rowsOf(value).flatMap((row) => {
          const block = blocksOf(field).find((candidate) => candidate.slug === row['blockType']);
          return block === undefined ? [] : referencesOf(block.flattenedFields, row);
        });
      case 'richText':
        return referencesInText(value);
      default:
        return [];
    }
  });
}

/** The ids of a collection's records that a record, read at depth 0, needs. */
export const referencesIn = (fields: readonly FlattenedField[], data: Row, slug: string): Id[] =>
  referencesOf(fields, data)
    .filter((reference) => reference.slug === slug && !reference.isLoose)
    .map(({ id }) => id);

/** Whether a record, read at depth 0, refers to the target in any of these fields. */
export const refersTo = (fields: readonly FlattenedField[], data: Row, { slug, id }: Target): boolean =>
  referencesIn(fields, data, slug).includes(id);

/** Where records of a collection may refer to another: paths that can be queried, and whether the records must be read. */
export type Places = { readonly paths: readonly string[]; readonly isDeep: boolean };

/** @param texts collections whose records rich text may contain */
export function placesOf(
  fields: readonly FlattenedField[],
  slug: string,
  texts: ReadonlySet<string>,
): Places {
  const found = fields.map((field): Places => {
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return {
          paths: mayHold(field, slug)
            ? [Array.isArray(field.relationTo) ? `${field.name}.value` : field.name]
            : [],
          // The same id may be that of a record of another collection.
          isDeep: Array.isArray(field.relationTo) && mayHold(field, slug),
        };
      case 'group':
      case 'tab':
      case 'array': {
        const inside = placesOf(field.flattenedFields, slug, texts);
        return { ...inside, paths: inside.paths.map((path) => `${field.name}.${path}`) };
      }
      case 'blocks': {
        const inside = blocksOf(field).map((block) => placesOf(block.flattenedFields, slug, texts));
        return { paths: [], isDeep: inside.some(({ paths, isDeep }) => isDeep || paths.length > 0) };
      }
      case 'richText':
        return { paths: [], isDeep: texts.has(slug) };
      default:
        return { paths: [], isDeep: false };
    }
  });
  return { paths: found.flatMap(({ paths }) => paths), isDeep: found.some(({ isDeep }) => isDeep) };
}
