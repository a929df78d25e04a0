import type { CollectionConfig } from 'payload';
import { recordsAccess } from '../access/rules.ts';
import type { AdminGroup } from './content-collection.ts';

const ROWS_IN_A_LIST = 25;

type Definition = Omit<CollectionConfig, 'admin'> & {
  admin?: Omit<NonNullable<CollectionConfig['admin']>, 'group'> & { group?: AdminGroup };
};

/**
 * A collection of records that only the program writes: editors can read them, newest first. Without a group it is internal and hidden from
 * the navigation.
 */
export function recordCollection({ admin, access, ...rest }: Definition): CollectionConfig {
  return {
    defaultSort: '-createdAt',
    ...rest,
    admin: { pagination: { defaultLimit: ROWS_IN_A_LIST }, hidden: admin?.group === undefined, ...admin },
    access: { ...recordsAccess, ...access },
    lockDocuments: false,
  };
}
