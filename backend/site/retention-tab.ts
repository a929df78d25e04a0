import type { Tab } from 'payload';
import { numberField } from '../cms/fields/text.ts';

/** Ten years. */
const MAX_DAYS = 3_650;

const days = (name: string, label: string, defaultValue: number | undefined, description: string) =>
  numberField(name, {
    label,
    description,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    min: 1,
    max: MAX_DAYS,
    step: 1,
  });

/** Retention periods for personal data (`operations/tasks/purge-expired.ts`). */
export const retentionTab: Tab = {
  label: 'Retention',
  name: 'retention',
  description:
    'How many days personal data is kept. Anything older is deleted within the hour. Leave a field blank to keep its data for good. Orders, payments and invoices are business records and are always kept, but a guest’s details in them needn’t be.',
  fields: [
    days('mail_days', 'Outgoing emails', 90, 'With their attachments. Emails still to be sent are kept.'),
    days(
      'submission_days',
      'Form submissions',
      730,
      'With their files. Submissions that were paid for are kept.',
    ),
    days(
      'guest_days',
      'Details of guests',
      undefined,
      'Name, email and delivery address of orders without an account, once they’re done and their event is over. The orders and invoices stay, without them.',
    ),
    days('audit_days', 'Audit trail', 730, 'Who changed what in the CMS.'),
  ],
};
