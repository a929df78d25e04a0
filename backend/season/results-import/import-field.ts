import type { UIField } from 'payload';
import type { ImportRowsProps } from './import-rows.client.tsx';

/** The place in a session's form where a timing system's file is chosen, looked at, and imported. */
export const sheetImportField = (name: string, clientProps: ImportRowsProps): UIField => ({
  name,
  type: 'ui',
  admin: {
    components: { Field: { path: '/season/results-import/import-rows.client.tsx#ImportRows', clientProps } },
  },
});
