import type { CollectionConfig } from 'payload';
import { isEditor } from './is-editor.ts';
import { isSignedIn } from './is-signed-in.ts';

type AccessRules = NonNullable<CollectionConfig['access']>;

/** Rules of ordinary content: read with an account, written by editors. */
export const contentAccess: AccessRules = {
  read: isSignedIn,
  readVersions: isSignedIn,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
};
