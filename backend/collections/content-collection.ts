import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { auditChange, auditDelete } from '../audit/record-change.ts';
import { isFoundByUrl, redirectOldUrl, rememberPublishedUrl } from '../redirects/follow-url-change.ts';
import { announceChange, announceDelete } from '../hooks/announce-change.ts';

/** Sections of the admin's navigation. */
export type AdminGroup =
  'Site' | 'News' | 'Racing' | 'People and partners' | 'Media' | 'Shop' | 'Customers' | 'Administration';

const ROWS_IN_A_LIST = 25;

type Definition = Omit<CollectionConfig, 'admin'> & {
  admin: NonNullable<CollectionConfig['admin']> & { group: AdminGroup };
};

/** A collection of ordinary content: written by editors, every change announced. */
export function contentCollection(definition: Definition): CollectionConfig {
  const { hooks, access, admin, ...rest } = definition;
  const hasUrl = isFoundByUrl(definition.slug);
  return {
    ...rest,
    admin: { pagination: { defaultLimit: ROWS_IN_A_LIST }, ...admin },
    access: { ...contentAccess, ...access },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), ...(hasUrl ? [rememberPublishedUrl] : [])],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ...(hasUrl ? [redirectOldUrl] : []),
        auditChange,
        announceChange,
      ],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDelete, announceDelete],
    },
  };
}

/** An editor who stops typing sees the preview follow well within a second. */
const AUTOSAVE_MS = 400;

/** Drafts, autosave, versions and publishing at a set time. A few versions: they are whole copies. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
  maxPerDoc: 20,
};
