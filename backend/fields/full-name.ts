import type { TextField } from 'payload';
import { textField } from './text.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** First and last name of a record, as they are read. */
export function fullName(record: Readonly<Record<string, unknown>>): string {
  return `${textOf(record.first_name)} ${textOf(record.last_name)}`.trim();
}

/** First and last name in one, kept with the record so that lists can show and search it. */
export const fullNameField = (): TextField => ({
  ...textField('full_name', { index: true }),
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData, originalDoc }) => fullName({ ...originalDoc, ...siblingData })],
  },
});
