import type { Access, CollectionConfig } from 'payload';
import { isEditor } from './is-editor.ts';

type AccessRules = NonNullable<CollectionConfig['access']>;

const nobody: Access = () => false;

/** Records of business: editors read them, the program alone writes them. */
export const recordsAccess: AccessRules = {
  read: isEditor,
  create: nobody,
  update: nobody,
  delete: nobody,
};
