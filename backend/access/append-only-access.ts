import type { Access, CollectionConfig } from 'payload';
import { isAdmin } from './is-admin.ts';

const nobody: Access = () => false;

/** Rules of a trail: admins read it, the program alone adds to it, nobody changes it. */
export const appendOnlyAccess: NonNullable<CollectionConfig['access']> = {
  read: isAdmin,
  create: nobody,
  update: nobody,
  delete: nobody,
};
