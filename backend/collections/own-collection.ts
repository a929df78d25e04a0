import type { CollectionConfig } from 'payload';
import type { AdminGroup } from './content-collection.ts';

const ROWS_IN_A_LIST = 25;

type Definition = Omit<CollectionConfig, 'admin'> & {
  admin: NonNullable<CollectionConfig['admin']> & { group: AdminGroup };
  access: NonNullable<CollectionConfig['access']>;
};

/**
 * A collection that is no content of the site: of customers, of their dealings, or of the program itself. Its changes are told to
 * nobody, no lock is kept for whoever looks at it, and who may see it has to be said.
 */
export const ownCollection = ({ admin, ...rest }: Definition): CollectionConfig => ({
  lockDocuments: false,
  ...rest,
  admin: { pagination: { defaultLimit: ROWS_IN_A_LIST }, ...admin },
});
