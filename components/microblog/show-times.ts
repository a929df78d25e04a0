import { showTimesBy } from '@/components/racing/shown-clock';
import { championshipNow } from '@/lib/content/client-clock';
import { browserAge } from '@/lib/dates/browser-moment';
import { chosenClock } from '@/lib/dates/clock-choice';
import { AGE_MARK } from './post-view';

/** Shows its age beside each post of the last day. The posts are the server's markup, which React doesn't render again. */
export function showAges(): void {
  const now = championshipNow();
  const { lang } = document.documentElement;
  for (const place of document.querySelectorAll(`[${AGE_MARK}]`)) {
    const age = browserAge(place.getAttribute(AGE_MARK) ?? '', lang, now);
    if (place.textContent !== age) place.textContent = age;
  }
}

/** Shows the times of posts loaded later like those that were there from the start. */
export function showTimes(): void {
  if (chosenClock() === 'mine') showTimesBy('mine');
  showAges();
}
