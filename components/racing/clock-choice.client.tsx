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
import { browserDateFormat } from '@/lib/dates/browser-format';

type ClockChoiceProps = { readonly legend: string; readonly labels: Readonly<Record<Clock, string>> };

const never = () => () => undefined;

/** Keeps what the server wrote, which is track time. */
const TRACK = 'data-track';

function show(element: Element, own: string) {
  if (!element.hasAttribute(TRACK)) element.setAttribute(TRACK, element.textContent);
  element.textContent = own;
}

function showTrackTime() {
  for (const element of document.querySelectorAll(`[data-timetable] [${TRACK}]`)) {
    element.textContent = element.getAttribute(TRACK);
    element.removeAttribute(TRACK);
  }
}

/** Rewrites the times of all timetables in the page. They are the server's markup: React does not render them again. */
function showOwnTime() {
  const { lang } = document.documentElement;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = browserDateFormat(lang, clock);
  const dayAndTime = browserDateFormat(lang, { weekday: 'short', ...clock });
  const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });
  for (const day of document.querySelectorAll('[data-timetable] [data-day]')) {
    for (const element of day.querySelectorAll('time')) {
      const instant = new Date(element.dateTime);
      const isSameDay = days.format(instant) === day.getAttribute('data-day');
      show(element, (isSameDay ? time : dayAndTime).format(instant));
    }
  }
  for (const zone of document.querySelectorAll('[data-timetable] [data-zone]')) show(zone, ownZone(lang));
}

function ownZone(lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Track time or the visitor's own: stored in this browser, the same in all timetables and tabs. */
export function ClockChoice({ legend, labels }: ClockChoiceProps) {
  const clock = useSyncExternalStore(followClock, chosenClock, () => 'track' as const);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // After every rendering: a page that was fetched anew comes in track time.
  useEffect(() => (clock === 'mine' ? showOwnTime() : showTrackTime()));
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
