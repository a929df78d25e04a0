import type { TextField } from 'payload';
import { fullName } from '../../../lib/shared/full-name.ts';
import { textIn } from '../../../lib/shared/record.ts';
import { textField } from './text.ts';

/** A record's first and last name. */
export const recordName = (record: object): string =>
  fullName({ first_name: textIn(record, 'first_name'), last_name: textIn(record, 'last_name') });

/** First and last name combined, stored with the record so that lists can show and search it. */
export const fullNameField = (): TextField => ({
  ...textField('full_name', { index: true }),
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData, originalDoc }) => recordName({ ...originalDoc, ...siblingData })],
  },
});
