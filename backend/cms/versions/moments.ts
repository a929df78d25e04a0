import { clockTime, mediumDay } from '../../../lib/shared/date-forms.ts';

const LANGUAGE = 'en';

/** A time by a venue's clock: 'Wed, 27 Jan 2027, 1:05 pm'. */
export const momentAt = (moment: string, timeZone: string): string =>
  `${mediumDay(moment, LANGUAGE, timeZone)}, ${clockTime(moment, LANGUAGE, timeZone)}`;
