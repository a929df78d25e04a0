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
  // The offset at midnight may differ from that of the instant; the second look has the right one.
  const near = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(near));
}
