import type { CollectionConfig, Field } from 'payload';
import { mapFields } from '../fields/map-fields.ts';

/**
 * What happened to a record, which a copy of it starts without. What the program dates is never copied (`shownMomentField`), and a URL name is
 * made anew (`slugField`).
 */
const NOT_COPIED: Readonly<Record<string, readonly string[]>> = {
  results: [
    'rows',
    'has_sheet',
    'classification',
    'classification_note',
    'session_status',
    'status_note',
    'documents',
    'changes',
    'revision',
    'revised_at',
  ],
  rounds: ['round_status', 'status_note', 'revision', 'revised_at'],
  // Two providers would share a secret.
  'timing-providers': ['secret_reference'],
  'promotion-codes': ['used'],
};

/** Collections whose duplicates are clean: without results, changes and counts of the record that was copied. */
export const withCleanCopies = (collection: CollectionConfig): CollectionConfig => {
  const names = new Set(NOT_COPIED[collection.slug]);
  const change = (field: Field): Field =>
    'name' in field && field.name !== undefined && names.has(field.name)
      ? Object.assign({}, field, { disableDuplicate: true })
      : field;
  return { ...collection, fields: mapFields(collection.fields, change) };
};
