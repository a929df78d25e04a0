'use client';

import { useSyncExternalStore } from 'react';
import { browserClock, type BrowserClock } from '@/lib/dates/browser-clock';
import { chosenClock, followClock } from '@/lib/dates/clock-choice';
import { zoneName } from '@/lib/shared/date-forms';

type VisitorsClock = BrowserClock & {
  /** IANA name; undefined for the visitor's own. */
  readonly timeZone: string | undefined;
  /** The name of its zone. */
  readonly zone: string;
};

/**
 * Times by the clock that the visitor has chosen for timetables: the circuit's, or their own.
 * @param trackZone IANA name
 * @param at an instant among the times
 */
export function useVisitorsClock(language: string, trackZone: string, at: string): VisitorsClock {
  const clock = useSyncExternalStore(followClock, chosenClock, () => 'track' as const);
  const timeZone = clock === 'mine' ? undefined : trackZone;
  return { ...browserClock(language, timeZone), timeZone, zone: zoneName(language, at, timeZone) };
}
