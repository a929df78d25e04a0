import type { UIField } from 'payload';
import type { ImportTableProps } from './import-table.client.tsx';

/** The place in a round's form where a table is chosen or pasted, looked at, and imported. */
export const importField = (name: string, clientProps: ImportTableProps): UIField => ({
  name,
  type: 'ui',
  admin: {
    components: { Field: { path: '/season/table-import/import-table.client.tsx#ImportTable', clientProps } },
  },
});
