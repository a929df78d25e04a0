import type { UIField } from 'payload';
import type { ImportDialogProps } from './import-dialog.client.tsx';

/** The part of a record's form in which a table is chosen, previewed and imported. */
export const importField = (name: string, clientProps: ImportDialogProps): UIField => ({
  name,
  type: 'ui',
  admin: {
    components: { Field: { path: '/season/sheets/import-dialog.client.tsx#ImportDialog', clientProps } },
  },
});
