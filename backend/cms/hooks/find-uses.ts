import type { FlattenedField } from 'payload';
import { idsInBlock, textBlock } from '../rich-text/embeds.ts';
import { isNode } from '../rich-text/nodes.ts';

/** The record whose uses we're looking for. */
export type Target = { readonly slug: string; readonly id: Id };
type Id = number | string;

type Row = Readonly<Record<string, unknown>>;

/** Lists that still work without one of their records, so being in one doesn't count as a use. */
const LISTED: ReadonlySet<string> = new Set(['groups', 'slides', 'sponsors', 'faqs']);

type Reference = FlattenedField & { type: 'relationship' | 'upload' };

const mayHold = (field: Reference, slug: string): boolean =>
  [field.relationTo].flat().some((name) => name === slug) && !(field.hasMany === true && LISTED.has(slug));

/** The id of a stored reference: the value itself, or beside its collection where a field takes several. */
function idsOf(value: unknown, { relationTo }: Reference, slug: string): Id[] {
  if (!Array.isArray(relationTo)) return isId(value) ? [value] : [];
  if (!isRow(value) || value['relationTo'] !== slug) return [];
  return isId(value['value']) ? [value['value']] : [];
}

const isId = (value: unknown): value is Id => typeof value === 'number' || typeof value === 'string';
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const blocksOf = (field: FlattenedField & { type: 'blocks' }) =>
  field.blocks.filter((block) => typeof block !== 'string');

/** The records of a collection that a rich text contains: pictures between its paragraphs, and what its blocks show. */
function idsInText(node: unknown, slug: string): Id[] {
  if (Array.isArray(node)) return node.flatMap((part) => idsInText(part, slug));
  if (!isRow(node)) return [];
  const block = isNode(node) ? textBlock(node) : null;
  if (block !== null) return idsInBlock(block, slug);
  const own = node['relationTo'] === slug && isId(node['value']) ? [node['value']] : [];
  return [...own, ...idsInText(node['children'] ?? node['root'], slug)];
}

/** The records of a collection that a record, read at depth 0, refers to in any of these fields: their ids. */
export function referencesIn(fields: readonly FlattenedField[], data: Row, slug: string): Id[] {
  return fields.flatMap((field) => {
    const value = data[field.name];
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return mayHold(field, slug) ? [value].flat().flatMap((one: unknown) => idsOf(one, field, slug)) : [];
      case 'group':
      case 'tab':
        return isRow(value) ? referencesIn(field.flattenedFields, value, slug) : [];
      case 'array':
        return rowsOf(value).flatMap((row) => referencesIn(field.flattenedFields, row, slug));
      case 'blocks':
        return rowsOf(value).flatMap((row) => {
          const block = blocksOf(field).find((one) => one.slug === row['blockType']);
          return block === undefined ? [] : referencesIn(block.flattenedFields, row, slug);
        });
      case 'richText':
        return idsInText(value, slug);
      default:
        return [];
    }
  });
}

/** Whether a record, read at depth 0, refers to the target in any of these fields. */
export const refersTo = (fields: readonly FlattenedField[], data: Row, { slug, id }: Target): boolean =>
  referencesIn(fields, data, slug).includes(id);

/** Where records of a collection may refer to another: paths that can be queried, and whether the records have to be read. */
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
