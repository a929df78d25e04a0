import { clockTime } from '@/lib/shared/date-forms';
import { browserDateFormat } from './browser-format';

/** '1st', '2nd', '11th'. */
function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`;
}

/** The short forms of `getDates` for what a browser renders after page load. */
export type BrowserClock = {
  readonly time: (instant: string) => string;
  readonly dayAndTime: (instant: string) => string;
  /** 'Sat 6th Feb'. */
  readonly weekday: (instant: string) => string;
};

/** @param timeZone IANA name; by default the visitor's */
export function browserClock(language: string, timeZone?: string): BrowserClock {
  const zone = timeZone === undefined ? {} : { timeZone };
  const names = browserDateFormat(language, { weekday: 'short', ...zone });
  const days = browserDateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', ...zone });
  const time = (instant: string) => clockTime(instant, language, timeZone);
  const weekday = (instant: string) => {
    const moment = new Date(instant);
    if (language !== 'en') return days.format(moment);
    const parts = Object.fromEntries(days.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts['weekday'] ?? ''} ${ordinal(Number(parts['day']))} ${parts['month'] ?? ''}`;
  };
  return {
    time,
    weekday,
    dayAndTime: (instant) => `${names.format(new Date(instant))} ${time(instant)}`,
  };
}
