import { ALWAYS, DAY_MS, RECENT, RECENT_DAYS, TELLS } from './keys';

/** What stands in the place of something hidden, a button or, in a search, its words alone. It directly follows it. */
const COVER = ':is(.spoiler-cover,.spoiler-note)';
/** A search hit, whose picture goes with its title. */
const HIT = '.search-hit';

/**
 * The CSS of the shield, as it is stored: all that is recent is hidden, from the eye and from screen readers, but what the visitor has asked
 * to see, and its cover is shown. Paper shows everything.
 * @param shown keys, checked when they were read
 * @returns '' if the shield is off
 */
export function spoilersStyle({
  isOn,
  shown,
}: {
  readonly isOn: boolean;
  readonly shown: readonly string[];
}): string {
  if (!isOn) return '';
  const asked = shown.map((key) => `[${TELLS}$=" ${key}"]`).join(',');
  const hidden = asked === '' ? RECENT : `${RECENT}:not(${asked})`;
  const gone = `${hidden},${HIT}>${hidden}~.picture`;
  return `@media screen{${gone}{display:none!important}${hidden}+${COVER}{display:flex}}`;
}

/** Puts the days that are recent at a moment, epoch milliseconds, into stored CSS. The head's script does the same. */
export function withRecentDays(css: string, now: number): string {
  const today = Math.floor(now / DAY_MS);
  const days = Array.from({ length: 2 * RECENT_DAYS + 1 }, (_, index) => String(today + index - RECENT_DAYS));
  return css.replaceAll(RECENT, `:is(${[ALWAYS, ...days].map((day) => `[${TELLS}^="${day} "]`).join(',')})`);
}
