import type { CollectionConfig } from 'payload';
import type { AdminGroup } from './content-collection.ts';

const ROWS_IN_A_LIST = 25;

type Definition = Omit<CollectionConfig, 'admin'> & {
  admin: NonNullable<CollectionConfig['admin']> & { group: AdminGroup };
  access: NonNullable<CollectionConfig['access']>;
};

/**
 * A collection that isn't site content: customers' data, transactions, or the program's own records. Changes aren't announced, records
 * aren't locked while somebody views them, and access must be given explicitly.
 */
export const ownCollection = ({ admin, ...rest }: Definition): CollectionConfig => ({
  lockDocuments: false,
  ...rest,
  admin: { pagination: { defaultLimit: ROWS_IN_A_LIST }, ...admin },
});
