'use client';

import { useEffect, useSyncExternalStore } from 'react';
import {
  CLOCK_KEY,
  CLOCKS,
  chosenClock,
  chooseClock,
  followClock,
  type Clock,
} from '@/lib/dates/clock-choice';
import { showTimesBy } from './shown-clock';

type ClockChoiceProps = { readonly legend: string; readonly labels: Readonly<Record<Clock, string>> };

const never = () => () => undefined;

/** Track time or the visitor's own; stored in this browser, and the same in all timetables and tabs. */
export function ClockChoice({ legend, labels }: ClockChoiceProps) {
  const clock = useSyncExternalStore(followClock, chosenClock, () => 'track' as const);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // After every render, because a newly fetched page arrives in track time.
  useEffect(() => showTimesBy(clock));
  return (
    <fieldset disabled={!isAlive} className="colour-choice" data-print="hide">
      <legend className="sr-only">{legend}</legend>
      {CLOCKS.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={CLOCK_KEY}
            className="sr-only"
            checked={each === clock}
            onChange={() => chooseClock(each)}
          />
          <span>{labels[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
