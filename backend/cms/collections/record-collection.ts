import type { CollectionConfig } from 'payload';
import { hiddenFromAllButAdmins } from '../access/hidden-from-officers.ts';
import { recordsAccess } from '../access/permissions.ts';
import type { AdminGroup } from './content-collection.ts';

const ROWS_IN_A_LIST = 25;

const INTERNAL = { group: 'Internal', hidden: hiddenFromAllButAdmins };

type Definition = Omit<CollectionConfig, 'admin'> & {
  admin?: Omit<NonNullable<CollectionConfig['admin']>, 'group'> & { group?: AdminGroup };
};

/**
 * A collection of records that only the program writes: editors can read them, newest first. Without a group it is internal, and only
 * administrators can see it.
 */
export function recordCollection({ admin, access, ...rest }: Definition): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...rest,
    admin: {
      pagination: { defaultLimit: ROWS_IN_A_LIST },
      ...(admin?.group === undefined ? INTERNAL : {}),
      ...admin,
    },
    access: { ...recordsAccess, ...access },
    lockDocuments: false,
  };
}
