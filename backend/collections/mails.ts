import { recordAccess } from '../access/customer-access.ts';
import { choiceField } from '../fields/choices.ts';
import { flagField, longTextField, momentField, numberField, textField } from '../fields/text.ts';
import { mailAttachmentEndpoint } from '../mail/attachment-endpoint.ts';
import { ownCollection } from './own-collection.ts';

/** `kept`: no mail server is set up, so the message is read here. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const readOnly = { readOnly: true } as const;
const inSidebar = { readOnly: true, position: 'sidebar' } as const;

/** The outbox (docs/decisions/0011): every mail of the site, one a key, with what became of it. */
export const mails = ownCollection({
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Mail outbox' },
  admin: {
    group: 'Administration',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'status', 'attempts', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
  },
  access: recordAccess,
  defaultSort: '-createdAt',
  endpoints: [mailAttachmentEndpoint],
  fields: [
    { ...textField('to', { required: true, index: true }), admin: readOnly },
    { ...textField('subject', { required: true }), admin: readOnly },
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/components/mail-preview.client.tsx#MailPreview' } },
    },
    { ...longTextField('text', { label: 'Plain text' }), admin: readOnly },
    { ...longTextField('html', { label: 'HTML' }), admin: { hidden: true } },
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
    { ...longTextField('last_error', { label: 'Last problem' }), admin: inSidebar },
    { ...momentField('next_attempt_at', { label: 'Next attempt', index: true }), admin: inSidebar },
    { ...momentField('sent_at', { label: 'Sent' }), admin: inSidebar },
    { ...textField('key', { required: true }), unique: true, admin: inSidebar },
    { ...textField('template'), admin: inSidebar },
    { ...textField('language'), admin: inSidebar },
    {
      ...flagField('is_secret', {
        label: 'Holds a code or link',
        description: 'Its text is erased once it was sent.',
      }),
      admin: inSidebar,
    },
    { ...momentField('worthless_at', { label: 'Not worth sending after' }), admin: inSidebar },
  ],
});
