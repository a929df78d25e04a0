'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { confirmedAt, followedRaceDay, followRaceDay, isConfirmed, raceDayNow } from './follow-race-day';
import { raceDayState, type RaceDay, type RaceDayState } from '@/lib/season/race-day';

/** The longest interval between clock readings: timers of a background page run late. */
const CHECK_MS = 30_000;

export type ShownRaceDay = {
  readonly round: NonNullable<RaceDay['round']>;
  /** The time that this state is for, in epoch milliseconds of the championship's clock. */
  readonly now: number;
  readonly state: RaceDayState;
  readonly sessions: RaceDay['sessions'];
  /** Whether the server has confirmed it recently; otherwise nothing is called live. */
  readonly isConfirmed: boolean;
  /** When it was last confirmed, in epoch milliseconds of the championship's clock. */
  readonly confirmedAt: number;
};

/**
 * The current round and its sessions, recomputed whenever that changes: by an update, by the clock, and when the page becomes visible
 * again.
 * @returns null before the first response, on other days, and if another round is on
 */
export function useRaceDay(roundUrl: string): ShownRaceDay | null {
  const followed = useSyncExternalStore(followRaceDay, followedRaceDay, () => null);
  const [now, setNow] = useState(0);
  const sessions = followed?.raceDay.sessions;
  const changesAt = sessions && now > 0 ? raceDayState(sessions, now).changesAt : null;

  useEffect(() => {
    const check = () => setNow(raceDayNow());
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [followed]);
  useEffect(() => {
    const wait =
      changesAt === null ? CHECK_MS : Math.min(Math.max(changesAt - raceDayNow(), 0) + 1, CHECK_MS);
    const timer = setTimeout(() => setNow(raceDayNow()), wait);
    return () => clearTimeout(timer);
  }, [changesAt, now]);

  const round = followed?.raceDay.round;
  if (!followed || !round || round.url !== roundUrl || now === 0) return null;
  if (now < Date.parse(round.from) || now >= Date.parse(round.until)) return null;
  return {
    round,
    now,
    state: raceDayState(followed.raceDay.sessions, now),
    sessions: followed.raceDay.sessions,
    isConfirmed: isConfirmed(followed),
    confirmedAt: confirmedAt(followed),
  };
}
