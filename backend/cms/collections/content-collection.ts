import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/rules.ts';
import { hiddenFromOfficers } from '../access/hidden-from-officers.ts';
import { auditChange, auditDelete } from '../audit/record-change.ts';
import { isFoundByUrl, redirectOldUrl, rememberPublishedUrl } from '../redirects/follow-url-change.ts';
import { dropRepeatedDraft } from '../drafts/drop-repeated-draft.ts';
import { announceChange, announceDelete } from '../hooks/announce-change.ts';
import { refuseWhileUsed } from '../hooks/refuse-while-used.ts';
import { keepLock } from '../locks/keep-lock.ts';

/** Sections of the admin's navigation. */
export type AdminGroup =
  'Site' | 'News' | 'Racing' | 'People and partners' | 'Media' | 'Shop' | 'Customers' | 'Administration';

const ROWS_IN_A_LIST = 25;

type Definition = Omit<CollectionConfig, 'admin'> & {
  admin: NonNullable<CollectionConfig['admin']> & { group: AdminGroup };
};

/** An editor who is idle for this long releases the lock on a record. */
const LOCK_SECONDS = 120;
const RELEASE_LOCK = '/cms/locks/release-lock.client.tsx#ReleaseLock';
const PUBLISH_BUTTON = '/cms/drafts/publish-button.client.tsx#PublishAfterAutosave';

function editParts({ components }: Definition['admin'], isAutosaved: boolean) {
  const edit = components?.edit ?? {};
  if (!isAutosaved) return edit;
  return {
    ...edit,
    beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), RELEASE_LOCK],
    PublishButton: PUBLISH_BUTTON,
  };
}

/** A collection of ordinary content: written by editors, with every change announced. */
export function contentCollection(definition: Definition): CollectionConfig {
  const { hooks, access, admin, ...rest } = definition;
  const hasUrl = isFoundByUrl(definition.slug);
  const isAutosaved = definition.versions === drafts;
  return {
    ...(isAutosaved ? { lockDocuments: { duration: LOCK_SECONDS } } : {}),
    ...rest,
    custom: { isContent: true },
    admin: {
      pagination: { defaultLimit: ROWS_IN_A_LIST },
      hidden: hiddenFromOfficers,
      ...admin,
      components: { ...admin.components, edit: editParts(admin, isAutosaved) },
    },
    access: { ...contentAccess, ...access },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), ...(hasUrl ? [rememberPublishedUrl] : [])],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ...(hasUrl ? [redirectOldUrl] : []),
        auditChange,
        announceChange,
        ...(isAutosaved ? [keepLock, dropRepeatedDraft] : []),
      ],
      beforeDelete: [refuseWhileUsed, ...(hooks?.beforeDelete ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDelete, announceDelete],
    },
  };
}

/** The preview follows within a second of the last keystroke. */
const AUTOSAVE_MS = 400;

/** Drafts, autosave, versions and scheduled publishing. Only a few versions are kept: each is a full copy. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
  maxPerDoc: 20,
};
