import type { UIField } from 'payload';
import type { ImportDialogProps } from './import-dialog.client.tsx';

/** The place in a record's form where a table is chosen, looked at, and imported. */
export const importField = (name: string, clientProps: ImportDialogProps): UIField => ({
  name,
  type: 'ui',
  admin: {
    components: { Field: { path: '/season/sheets/import-dialog.client.tsx#ImportDialog', clientProps } },
  },
});
