import type { CollectionConfig, Field } from 'payload';
import { mapFields } from './map-fields.ts';

const isAutosaved = ({ versions }: CollectionConfig): boolean =>
  typeof versions === 'object' && typeof versions.drafts === 'object' && Boolean(versions.drafts.autosave);

const pickOnly =
  (autosaved: ReadonlySet<string>) =>
  (field: Field): Field => {
    if (field.type !== 'relationship') return field;
    const makesDrafts = [field.relationTo].flat().some((slug) => autosaved.has(slug));
    return makesDrafts ? Object.assign({}, field, { admin: { ...field.admin, allowCreate: false } }) : field;
  };

/**
 * Makes fields only select existing records of autosaved collections: Payload's drawer for a new one creates an empty draft as soon as it
 * opens (docs/decisions/0105).
 */
export function withPickOnly(collections: readonly CollectionConfig[]): CollectionConfig[] {
  const autosaved = new Set(collections.filter(isAutosaved).map(({ slug }) => slug));
  return collections.map((collection) => ({
    ...collection,
    fields: mapFields(collection.fields, pickOnly(autosaved)),
  }));
}
