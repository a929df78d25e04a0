import { number } from 'payload/shared';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import type { SingleNumberField } from '../../cms/fields/text.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refIn } from '../../cms/records/refs.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A day ticket must be for a day that its round has. */
export const validateRoundDay: NonNullable<SingleNumberField['validate']> = async (value, options) => {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'Enter a whole number, such as 1.';
  const plain = await number(value, options);
  const id = refIn(options.data, 'round');
  const round =
    id === null ? null : await findOne(options.req.payload, 'rounds', { id: { equals: id } }, 'all');
  if (plain !== true || !round) return plain;
  const [first, last] = [round.start_date, round.end_date].map((date) =>
    Date.parse(newZealandDay(new Date(date))),
  );
  const days = Math.round(((last ?? 0) - (first ?? 0)) / DAY_MS) + 1;
  if (value <= days) return true;
  return days === 1 ? 'The round has only one day.' : `The round has ${String(days)} days.`;
};
