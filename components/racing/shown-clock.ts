import { browserClock, type BrowserClock } from '@/lib/dates/browser-clock';
import { browserDay } from '@/lib/dates/browser-moment';
import type { Clock } from '@/lib/dates/clock-choice';
import { MINE } from '@/lib/favourites/attributes';
import { ownTimeZone, sortableDay, zoneName } from '@/lib/shared/date-forms';

/** Stores the server's text, which is track time. */
const TRACK = 'data-track';

function show(element: Element, own: string) {
  if (!element.hasAttribute(TRACK)) element.setAttribute(TRACK, element.textContent);
  element.textContent = own;
}

/** A day by the visitor's clock, with its year if the server wrote it with one, as for posts of earlier seasons. */
function ownDay(instant: string, written: Element, formats: BrowserClock): string {
  const text = written.getAttribute(TRACK) ?? written.textContent;
  return /\d{4}/.test(text)
    ? browserDay(instant, document.documentElement.lang, ownTimeZone())
    : formats.weekday(instant);
}

/** Marks a day heading that a script inserted between the lines of a day at the circuit. */
const OWN_DAY = 'data-own-day';

function showTrackTime() {
  for (const head of document.querySelectorAll(`[data-timetable] [${OWN_DAY}]`)) head.remove();
  for (const element of document.querySelectorAll(`[data-timetable] [${TRACK}]`)) {
    element.textContent = element.getAttribute(TRACK);
    element.removeAttribute(TRACK);
  }
  for (const day of document.querySelectorAll('[data-timetable] [data-continued]'))
    day.removeAttribute('data-continued');
}

/** Rewrites the times of all timetables in the page. They are the server's markup, which React doesn't render again. */
function showOwnTime() {
  const { lang } = document.documentElement;
  const formats = browserClock(lang);
  for (const head of document.querySelectorAll(`[data-timetable] [${OWN_DAY}]`)) head.remove();
  for (const timetable of document.querySelectorAll('[data-timetable]')) {
    let shown = '';
    for (const day of timetable.querySelectorAll('[data-day]')) shown = showOwnDays(day, shown, formats);
  }
  for (const day of document.querySelectorAll<HTMLTimeElement>('[data-timetable] time[data-weekday]'))
    show(day, ownDay(day.dateTime, day, formats));
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-timetable] time[data-clock]'))
    show(time, formats.time(time.dateTime));
  const ownZone = zoneName(lang, new Date());
  for (const zone of document.querySelectorAll('[data-timetable] [data-zone]')) show(zone, ownZone);
}

/**
 * Shows a day at the circuit by the visitor's clock. It may span two of the visitor's days, each with its own heading, and may continue
 * the day that the one before ended with, whose heading is already there.
 * @param shown the visitor's day whose heading is above it; '' for none
 * @returns the day it ends with
 */
function showOwnDays(day: Element, shown: string, formats: BrowserClock): string {
  const heading = day.querySelector('h2, h3, h4');
  // A foldable day keeps its own head.
  const isFoldable = day instanceof HTMLDetailsElement;
  let own = shown;
  // The day whose heading is in view while the day's folds are closed.
  let inView = shown;
  let isFirst = true;
  for (const line of day.querySelectorAll('li')) {
    const times = [...line.querySelectorAll('time')].map((element) => {
      const instant = element.dateTime;
      return { element, instant, day: sortableDay(instant) };
    });
    if (isLeftOut(line)) {
      for (const { element, instant } of times) show(element, formats.dayAndTime(instant));
      continue;
    }
    const [start] = times;
    const isFolded = isFoldable && line.closest('details') !== day;
    if (start && isFirst && heading) {
      day.toggleAttribute('data-continued', !isFoldable && start.day === own);
      show(heading, ownDay(start.instant, heading, formats));
      inView = start.day;
    } else if (start && start.day !== (isFolded ? own : inView) && heading) {
      line.before(ownDayHead(heading, ownDay(start.instant, heading, formats)));
    }
    isFirst = false;
    if (start && !isFolded) inView = start.day;
    own = start?.day ?? own;
    for (const { element, instant, day: ofTime } of times)
      show(element, (ofTime === own ? formats.time : formats.dayAndTime)(instant));
  }
  return own;
}

/** In the timetable of the visitor's own categories, CSS hides the lines of the others (lib/favourites/style). */
const isLeftOut = (line: Element): boolean =>
  line.closest(`[${MINE}]`) !== null && getComputedStyle(line).display === 'none';

/** A heading that looks and reads like that of a day at the circuit. */
function ownDayHead(heading: Element, text: string): HTMLElement {
  const head = document.createElement('li');
  head.setAttribute(OWN_DAY, '');
  const copy = document.createElement(heading.tagName);
  copy.className = heading.className;
  copy.textContent = text;
  head.append(copy);
  return head;
}

/** Shows the times of the page by the circuit's clock or by the visitor's. */
export function showTimesBy(clock: Clock): void {
  if (clock === 'mine') showOwnTime();
  else showTrackTime();
}
