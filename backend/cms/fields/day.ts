import { readable } from './readable.ts';
import type { SingleTextField } from './text.ts';
import { readDay } from './wall-time.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a valid calendar date in the form y-MM-dd. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

const UNREADABLE_DAY = 'Enter a day such as 31/12/1990. The day comes before the month.';

/** A date without a time, and so without a time zone: typed as people write it, and stored as y-MM-dd. */
export const dayField = (name: string, label: string = readable(name)): SingleTextField => ({
  name,
  type: 'text',
  label,
  admin: { placeholder: '31/12/1990' },
  hooks: {
    // Unreadable text stays as typed, with its message.
    beforeValidate: [
      ({ value }: { value?: unknown }) => (typeof value === 'string' ? (readDay(value) ?? value) : value),
    ],
  },
  validate: (value: string | null | undefined) => !value || readDay(value) !== null || UNREADABLE_DAY,
});
