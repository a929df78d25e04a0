import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { contentAccess } from '../access/permissions.ts';
import { hiddenFromOfficers } from '../access/hidden-from-officers.ts';
import { mapFields } from '../fields/map-fields.ts';
import { auditChange, auditDelete } from '../audit/record-change.ts';
import { isFoundByUrl } from '../records/record-path.ts';
import { redirectOldPath, rememberPublishedPath } from '../redirects/follow-url-change.ts';
import { dropRepeatedDraft } from '../drafts/drop-repeated-draft.ts';
import { announceChange, announceDelete } from '../hooks/announce-change.ts';
import { refuseWhileUsed } from '../hooks/refuse-while-used.ts';
import {
  lastChangeFields,
  noteLastChange,
  refuseOutdated,
  refuseWhileEdited,
} from '../locks/guard-changes.ts';
import { deleteDiscussion } from '../comments/delete-discussion.ts';
import { endReviewAfterChange, requireSecondPerson } from '../reviews/second-person.ts';
import { restoreEndpoint } from '../versions/restore-endpoint.ts';
import { keepLock } from '../locks/keep-lock.ts';

/** Sections of the admin's navigation. */
export type AdminGroup =
  'Site' | 'News' | 'Racing' | 'People and partners' | 'Media' | 'Shop' | 'Customers' | 'Administration';

const ROWS_IN_A_LIST = 25;

type Definition = Omit<CollectionConfig, 'admin'> & {
  admin: NonNullable<CollectionConfig['admin']> & { group: AdminGroup };
};

/** An editor who is idle for this long loses the lock on what they are editing. */
export const AUTOSAVED_LOCK = { duration: 120 };
/** Releases the lock of an autosaved form when it is left. */
export const RELEASE_LOCK = '/cms/locks/release-lock.client.tsx#ReleaseLock';
const SAVE_FIRST_DRAFT = '/cms/drafts/save-first-draft.client.tsx#SaveFirstDraft';
/** The publish button of forms with drafts. */
export const PUBLISH_BUTTON = '/cms/drafts/publish-button.client.tsx#PublishAfterAutosave';

/** The save button of forms without drafts. */
const SAVE_BUTTON = '/cms/drafts/save-button.client.tsx#SaveUntilAccepted';

/** A part of every form, without data. */
const panel = (name: string, component: string): Field => ({
  name,
  type: 'ui',
  admin: { components: { Field: `/cms/${component}` }, disableListColumn: true },
});

/** In a form with tabs: links lead to one of them, such as ?tab=Notice. */
export const OPEN_TAB: Field = panel('open_tab', 'preview/open-tab.client.tsx#OpenTabOfAddress');

/** Shows who else is editing what the form shows. */
export const EDIT_NOTICE: Field = panel('edit_notice', 'locks/edit-notice.client.tsx#EditNotice');

/** Above every form: who else is editing the record, whether it is waiting for a second person, and the comments on it. */
const panelsOf = ({ admin, fields, versions }: Definition): Field[] => [
  ...(fields.some(({ type }) => type === 'tabs') ? [OPEN_TAB] : []),
  EDIT_NOTICE,
  ...(versions ? [panel('review_panel', 'reviews/review-panel.client.tsx#ReviewPanel')] : []),
  panel('record_comments', 'comments/comment-panels.client.tsx#RecordComments'),
  ...(admin.livePreview ? [panel('preview_title', 'preview/preview-title.client.tsx#PreviewTitle')] : []),
];

function editParts({ versions, admin }: Definition) {
  const edit = admin.components?.edit ?? {};
  if (!versions) return { ...edit, SaveButton: SAVE_BUTTON };
  const isAutosaved = versions === drafts;
  return {
    ...edit,
    ...(isAutosaved
      ? { beforeDocumentControls: [...(edit.beforeDocumentControls ?? []), RELEASE_LOCK, SAVE_FIRST_DRAFT] }
      : {}),
    PublishButton: PUBLISH_BUTTON,
  };
}

/** The list of a record's or a global's versions and their comparison, using its form's labels. */
export const VERSION_VIEWS = {
  versions: { Component: '/cms/versions/versions-view.tsx#VersionsView' },
  version: { Component: '/cms/versions/version-view.tsx#VersionView' },
} as const;

function viewParts({ versions, admin }: Definition) {
  const views = admin.components?.views ?? {};
  if (!versions) return views;
  return { ...views, edit: VERSION_VIEWS };
}

/** Maximum length of a name or headline: longer ones would stretch every list. */
const MAX_TITLE = 300;

const withShortTitle =
  (title: string | undefined) =>
  (field: Field): Field =>
    field.type === 'text' && field.name === title && field.maxLength === undefined
      ? Object.assign({}, field, { maxLength: MAX_TITLE })
      : field;

/** Whether a version can be restored as a draft. */
const hasDrafts = ({ versions }: Definition): boolean =>
  typeof versions === 'object' && Boolean(versions.drafts);

/** A collection of ordinary content: written by editors, with every change announced. */
export function contentCollection(definition: Definition): CollectionConfig {
  const { hooks, access, admin, fields, endpoints, ...rest } = definition;
  const hasUrl = isFoundByUrl(definition.slug);
  const isAutosaved = definition.versions === drafts;
  return {
    ...(isAutosaved ? { lockDocuments: AUTOSAVED_LOCK } : {}),
    ...rest,
    custom: { isContent: true },
    endpoints: [...(endpoints || []), ...(hasDrafts(definition) ? [restoreEndpoint] : [])],
    admin: {
      pagination: { defaultLimit: ROWS_IN_A_LIST },
      hidden: hiddenFromOfficers,
      ...admin,
      components: { ...admin.components, edit: editParts(definition), views: viewParts(definition) },
    },
    access: contentAccess(access ?? {}, Boolean(definition.versions)),
    fields: [
      ...panelsOf(definition),
      ...mapFields(fields, withShortTitle(admin.useAsTitle)),
      ...lastChangeFields,
    ],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), refuseWhileEdited],
      beforeValidate: [refuseOutdated, ...(hooks?.beforeValidate ?? [])],
      beforeChange: [
        ...(hooks?.beforeChange ?? []),
        ...(hasUrl ? [rememberPublishedPath] : []),
        ...(definition.versions ? [requireSecondPerson] : []),
        noteLastChange,
      ],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ...(hasUrl ? [redirectOldPath] : []),
        auditChange,
        announceChange,
        ...(definition.versions ? [endReviewAfterChange] : []),
        ...(isAutosaved ? [keepLock, dropRepeatedDraft] : []),
      ],
      beforeDelete: [refuseWhileUsed, ...(hooks?.beforeDelete ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), auditDelete, announceDelete, deleteDiscussion],
    },
  };
}

/** The preview follows within a second of the last keystroke. */
const AUTOSAVE_MS = 400;

/** Only a few versions are kept, since each is a full copy. */
export const VERSIONS_KEPT = 20;

/** Drafts, autosave, versions and scheduled publishing. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
  maxPerDoc: VERSIONS_KEPT,
};

/** The same for a global. */
export const globalDrafts: NonNullable<GlobalConfig['versions']> = {
  drafts: { autosave: { interval: AUTOSAVE_MS }, schedulePublish: true },
  max: VERSIONS_KEPT,
};
