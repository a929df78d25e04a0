import type { FlattenedField } from 'payload';

/** The record whose uses we're looking for. */
export type Target = { readonly slug: string; readonly id: number | string };

type Row = Readonly<Record<string, unknown>>;

/** Lists that still work without one of their records, so being in one doesn't count as a use. */
const LISTED: ReadonlySet<string> = new Set(['groups', 'slides', 'sponsors', 'faqs']);

type Reference = FlattenedField & { type: 'relationship' | 'upload' };

const mayHold = (field: Reference, slug: string): boolean =>
  field.relationTo === slug && !(field.hasMany === true && LISTED.has(slug));

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const blocksOf = (field: FlattenedField & { type: 'blocks' }) =>
  field.blocks.filter((block) => typeof block !== 'string');

/** Whether a rich text contains a record: a picture between its paragraphs. */
function isInText(node: unknown, target: Target): boolean {
  if (Array.isArray(node)) return node.some((part) => isInText(part, target));
  if (!isRow(node)) return false;
  if (node['relationTo'] === target.slug && node['value'] === target.id) return true;
  return isInText(node['children'] ?? node['root'], target);
}

/** Whether a record, read at depth 0, refers to the target in any of these fields. */
export function refersTo(fields: readonly FlattenedField[], data: Row, target: Target): boolean {
  return fields.some((field) => {
    const value = data[field.name];
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return mayHold(field, target.slug) && [value].flat().includes(target.id);
      case 'group':
      case 'tab':
        return isRow(value) && refersTo(field.flattenedFields, value, target);
      case 'array':
        return rowsOf(value).some((row) => refersTo(field.flattenedFields, row, target));
      case 'blocks':
        return rowsOf(value).some((row) => {
          const block = blocksOf(field).find(({ slug }) => slug === row['blockType']);
          return block !== undefined && refersTo(block.flattenedFields, row, target);
        });
      case 'richText':
        return isInText(value, target);
      default:
        return false;
    }
  });
}

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
        return { paths: mayHold(field, slug) ? [field.name] : [], isDeep: false };
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
