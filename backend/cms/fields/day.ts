import { readable } from './readable.ts';
import type { SingleTextField } from './text.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a valid calendar date in the form y-MM-dd. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** A date without a time, and so without a time zone, stored as y-MM-dd. */
export const dayField = (name: string, label: string = readable(name)): SingleTextField => ({
  name,
  type: 'text',
  label,
  admin: { placeholder: 'yyyy-mm-dd' },
  validate: (value: string | null | undefined) =>
    !value || isDay(value) || 'Enter a date such as 1990-12-31.',
});
