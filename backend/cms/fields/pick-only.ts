import type { CollectionConfig, Field } from 'payload';

const isAutosaved = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave);

function pickOnlyIn(fields: readonly Field[], autosaved: ReadonlySet<string>): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'relationship') {
      const makesDrafts = [field.relationTo].flat().some((slug) => autosaved.has(slug));
      return makesDrafts
        ? Object.assign({}, field, { admin: { ...field.admin, allowCreate: false } })
        : field;
    }
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: pickOnlyIn(tab.fields, autosaved) })),
      };
    if (field.type === 'blocks')
      return {
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: pickOnlyIn(block.fields, autosaved) })),
      };
    return 'fields' in field
      ? Object.assign({}, field, { fields: pickOnlyIn(field.fields, autosaved) })
      : field;
  });
}

/**
 * The collections with fields that only pick records of autosaved collections: Payload's drawer for a new one makes an empty draft as soon
 * as it is opened (docs/decisions/0105).
 */
export function withPickOnly(collections: readonly CollectionConfig[]): CollectionConfig[] {
  const autosaved = new Set(collections.filter(isAutosaved).map(({ slug }) => slug));
  return collections.map((collection) => ({
    ...collection,
    fields: pickOnlyIn(collection.fields, autosaved),
  }));
}
