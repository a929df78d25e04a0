import type { DateFieldValidation, GlobalConfig } from 'payload';
import { MAX_NOTICE, NOTICE_KINDS, SOCIAL_SERVICES } from '../../../lib/contract/navigation.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { hiddenFromOfficers } from '../../cms/access/hidden-from-officers.ts';
import { isEditor } from '../../cms/access/permissions.ts';
import { auditGlobalChange } from '../../cms/audit/record-change.ts';
import {
  AUTOSAVED_LOCK,
  EDIT_NOTICE,
  globalDrafts,
  OPEN_TAB,
  PUBLISH_BUTTON,
  RELEASE_LOCK,
  VERSION_VIEWS,
} from '../../cms/collections/content-collection.ts';
import { choiceField, choicesField } from '../../cms/fields/choices.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { flagField, textField } from '../../cms/fields/text.ts';
import { restoreEndpoint } from '../../cms/versions/restore-endpoint.ts';
import {
  lastChangeFields,
  noteLastGlobalChange,
  refuseGlobalWhileEdited,
} from '../../cms/locks/guard-changes.ts';
import { keepGlobalLock } from '../../cms/locks/keep-lock.ts';
import { announceGlobalChange } from '../../cms/hooks/announce-change.ts';
import { startPreview } from '../preview/live-preview.ts';
import { entryFields, entryLabel, languageField, nameFields, targetFields } from './menu-fields.ts';

/** A notice must end after it starts. */
const isAfterStart: DateFieldValidation = (value, { siblingData }) => {
  const from = propertyOf(siblingData, 'from');
  if (!value || (typeof from !== 'string' && !(from instanceof Date))) return true;
  return new Date(value).getTime() > new Date(from).getTime() || 'Choose a time after the start.';
};

/** The menus of the header, the phone and the footer, and the notice above every page. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Navigation',
  admin: {
    group: 'Site',
    hidden: hiddenFromOfficers,
    livePreview: startPreview,
    components: {
      elements: { beforeDocumentControls: [RELEASE_LOCK], PublishButton: PUBLISH_BUTTON },
      views: { edit: VERSION_VIEWS },
    },
  },
  access: { read: isEditor, readVersions: isEditor, update: isEditor },
  versions: globalDrafts,
  endpoints: [restoreEndpoint],
  lockDocuments: AUTOSAVED_LOCK,
  hooks: {
    beforeOperation: [refuseGlobalWhileEdited],
    beforeChange: [noteLastGlobalChange],
    afterChange: [auditGlobalChange, announceGlobalChange, keepGlobalLock],
  },
  fields: [
    OPEN_TAB,
    EDIT_NOTICE,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          description:
            'The menu at the top of every page. Drag entries to change their order. If there are none, the site shows its default menu.',
          fields: [
            {
              name: 'header',
              type: 'array',
              label: 'Menu',
              labels: { singular: 'entry', plural: 'entries' },
              maxRows: 9,
              admin: {
                description: 'Up to nine.',
                initCollapsed: true,
                components: entryLabel,
              },
              fields: [
                ...entryFields(['page', 'screen', 'address', 'nothing']),
                {
                  name: 'below',
                  type: 'array',
                  label: 'Below it',
                  labels: { singular: 'entry below', plural: 'entries below' },
                  admin: {
                    description: 'What opens below this entry.',
                    initCollapsed: true,
                    components: entryLabel,
                  },
                  fields: entryFields(['page', 'screen', 'address', 'topics']),
                },
              ],
            },
          ],
        },
        {
          label: 'Phone',
          description: 'Phones show the header’s menu, with these below it as large buttons.',
          fields: [
            {
              name: 'shortcuts',
              type: 'array',
              labels: { singular: 'shortcut', plural: 'shortcuts' },
              maxRows: 6,
              admin: {
                description: 'Up to six.',
                initCollapsed: true,
                components: entryLabel,
              },
              fields: entryFields(['page', 'screen', 'address']),
            },
          ],
        },
        {
          label: 'Footer',
          fields: [
            {
              name: 'footer',
              type: 'array',
              label: 'Columns',
              labels: { singular: 'column', plural: 'columns' },
              maxRows: 6,
              admin: {
                description: 'Up to six, side by side.',
                initCollapsed: true,
                components: entryLabel,
              },
              fields: [
                ...nameFields('The heading of the column. Leave blank for none.'),
                {
                  name: 'links',
                  type: 'array',
                  labels: { singular: 'link', plural: 'links' },
                  admin: {
                    description: 'From top to bottom.',
                    initCollapsed: true,
                    components: entryLabel,
                  },
                  fields: entryFields(['page', 'screen', 'address']),
                },
              ],
            },
            choicesField('social', SOCIAL_SERVICES, {
              label: 'Social links',
              description:
                'In this order. Leave blank to show all. Their addresses are in Site settings, under Social links.',
            }),
          ],
        },
        {
          label: 'Notice',
          name: 'notice',
          description:
            'A bar at the top of every page. Publish to put it up. To take it down, clear the text and publish.',
          fields: [
            {
              ...textField('text', { description: `Up to ${String(MAX_NOTICE)} characters.` }),
              maxLength: MAX_NOTICE,
            },
            {
              type: 'row',
              fields: [
                {
                  ...choiceField('kind', NOTICE_KINDS, {
                    labels: {
                      info: 'Information',
                      warning: 'Change or delay',
                      urgent: 'Urgent: safety or cancellation',
                    },
                    description: 'Gives the bar its colour.',
                    defaultValue: 'info',
                  }),
                  required: true,
                },
                flagField('dismissible', {
                  label: 'Visitors can close it',
                  description: 'Visitors who close it see it again when its text changes.',
                  defaultValue: true,
                }),
              ],
            },
            {
              type: 'row',
              fields: [
                momentField('from', {
                  label: 'Show from',
                  description: 'Leave blank to show it straight away.',
                }),
                momentField('until', {
                  label: 'Show until',
                  description: 'Leave blank to show it until you clear it.',
                  validate: isAfterStart,
                }),
              ],
            },
            {
              type: 'group',
              name: 'link',
              label: 'Link',
              fields: [
                ...targetFields(['nothing', 'page', 'screen', 'address']),
                textField('label', { description: 'Leave blank to use the page’s name.' }),
              ],
            },
            {
              type: 'collapsible',
              label: 'In other languages',
              admin: { initCollapsed: true },
              fields: [
                {
                  name: 'texts',
                  type: 'array',
                  label: 'Texts by language',
                  labels: { singular: 'language', plural: 'languages' },
                  fields: [
                    languageField(),
                    { ...textField('text', { required: true }), maxLength: MAX_NOTICE },
                    textField('label', { label: 'Link label' }),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    ...lastChangeFields,
  ],
};
