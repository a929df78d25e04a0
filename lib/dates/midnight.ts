import { tzOffset } from '@date-fns/tz/tzOffset';
import { wallClock, type Instant } from './wall-clock';

const MINUTE_MS = 60_000;

/**
 * The first midnight after an instant in a time zone, whether the day has 23, 24 or 25 hours.
 * @param timeZone IANA name
 */
export function nextMidnight(instant: Instant, timeZone: string): Date {
  const clock = wallClock(instant, timeZone);
  const wanted = Date.UTC(clock.getFullYear(), clock.getMonth(), clock.getDate() + 1);
  const offsetAt = (ms: number) => tzOffset(timeZone, new Date(ms)) * MINUTE_MS;
  // The offset at midnight may differ from that of the instant; the second lookup gets it right.
  const near = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(near));
}

const LONGER_THAN_A_DAY_MS = 26 * 60 * MINUTE_MS;

/**
 * The midnight at which an instant's day begins in a time zone; for midnight, the instant itself.
 * @param timeZone IANA name
 */
export function midnightBefore(instant: Instant, timeZone: string): Date {
  const moment = new Date(instant);
  let midnight = nextMidnight(new Date(moment.getTime() - LONGER_THAN_A_DAY_MS), timeZone);
  for (let next = midnight; next <= moment; next = nextMidnight(next, timeZone)) midnight = next;
  return midnight;
}
