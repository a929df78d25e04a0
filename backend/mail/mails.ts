import { recordAccess } from '../cms/access/permissions.ts';
import { choiceField } from '../cms/fields/choices.ts';
import { shownMomentField } from '../cms/fields/moment.ts';
import { flagField, longTextField, numberField, textField } from '../cms/fields/text.ts';
import { mailAttachmentEndpoint, mailLogoEndpoint } from './attachment-endpoint.ts';
import { removeAttachments } from './attachments.ts';
import { ownCollection } from '../cms/collections/own-collection.ts';

/** `kept`: no mail server is configured, so the message is read here. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'kept'] as const;

/** Enough for an order of a hundred lines, with room to spare. */
const MAX_MAIL_LENGTH = 1_000_000;

const readOnly = { readOnly: true } as const;
const inSidebar = { readOnly: true, position: 'sidebar' } as const;

/** The outbox (docs/decisions/0011): every email the site sends, one per key, with its status. */
export const mails = ownCollection({
  slug: 'mails',
  labels: { singular: 'Email', plural: 'Email outbox' },
  admin: {
    group: 'Administration',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
  },
  access: recordAccess,
  defaultSort: '-createdAt',
  hooks: { afterDelete: [({ doc }) => removeAttachments(doc.attachments ?? [])] },
  endpoints: [mailAttachmentEndpoint, mailLogoEndpoint],
  fields: [
    { ...textField('to', { required: true, index: true }), admin: readOnly },
    { ...textField('subject', { required: true }), admin: readOnly },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/mail/mail-preview.client.tsx#MailPreview' } },
    },
    { ...longTextField('text', { label: 'Plain text' }), maxLength: MAX_MAIL_LENGTH, admin: readOnly },
    { ...longTextField('html', { label: 'HTML' }), maxLength: MAX_MAIL_LENGTH, admin: { hidden: true } },
    {
      name: 'attachments',
      type: 'array',
      admin: readOnly,
      fields: [
        textField('filename', { required: true }),
        textField('content_type', { required: true }),
        { ...textField('file', { required: true }), admin: { hidden: true } },
      ],
    },
    {
      ...choiceField('status', MAIL_STATES, {
        defaultValue: 'queued',
        labels: { kept: 'Kept here (no mail server)' },
      }),
      required: true,
      index: true,
      admin: inSidebar,
    },
    { ...numberField('attempts', { defaultValue: 0 }), admin: inSidebar },
    { ...longTextField('last_error', { label: 'Last error' }), admin: inSidebar },
    shownMomentField('next_attempt_at', { label: 'Next attempt', index: true, inSidebar: true }),
    shownMomentField('sent_at', { label: 'Sent', inSidebar: true }),
    { ...textField('key', { required: true }), unique: true, admin: inSidebar },
    { ...textField('template'), admin: inSidebar },
    { ...textField('language'), admin: inSidebar },
    { ...textField('unsubscribe', { label: 'Unsubscribe address' }), admin: { hidden: true } },
    {
      ...flagField('is_secret', {
        label: 'Contains a code or link',
        description: 'Its text and attachments are erased once it has been sent or has failed for good.',
      }),
      admin: inSidebar,
    },
    shownMomentField('worthless_at', { label: 'Don’t send after', inSidebar: true }),
  ],
});
