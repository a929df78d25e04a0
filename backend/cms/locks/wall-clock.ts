import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { clockTime, mediumDay, ownTimeZone, sortableDay, zoneName } from '../../../lib/shared/date-forms.ts';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

/**
 * A time by the championship's clock: '2:05pm', preceded by its day unless that is today. The zone is named for readers whose own clock
 * differs (docs/decisions/0091).
 * @param ownZone IANA name of the reader's zone
 */
export function wallClock(moment: string, now = new Date(), ownZone = ownTimeZone()): string {
  const zone = CHAMPIONSHIP_TIME_ZONE;
  const day = mediumDay(moment, 'en', zone);
  const time = clockTime(moment, 'en', zone);
  const isSame = mediumDay(moment, 'en', ownZone) === day && clockTime(moment, 'en', ownZone) === time;
  const named = isSame ? time : `${time} ${zoneName('en', moment, zone)}`;
  return sortableDay(moment, zone) === sortableDay(now, zone) ? named : `${day}, ${named}`;
}

/** How long ago in words: 'just now', '12 minutes', '2 hours'. */
export function timeSince(moment: string, now = Date.now()): string {
  const ms = now - Date.parse(moment);
  const [count, unit] =
    ms < HOUR_MS ? [Math.floor(ms / MINUTE_MS), 'minute'] : [Math.floor(ms / HOUR_MS), 'hour'];
  if (count < 1) return 'just now';
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
