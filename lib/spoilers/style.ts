import { ALWAYS, DAY_MS, RECENT, RECENT_DAYS, SPOILER } from './keys';

/** The cover of something hidden, which directly follows it: a button or, in search results, only text. */
const COVER = ':is(.spoiler-cover,.spoiler-note)';
/** A search hit, whose picture goes with its title. */
const HIT = '.search-hit';

/**
 * The CSS of the shield, as it is stored: it hides recent spoilers, from screen readers too, except those that the visitor chose to see, and
 * shows their covers. Print shows everything.
 * @param shown keys that the visitor chose to see, checked when they were read
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
  const chosen = shown.map((key) => `[${SPOILER}$=" ${key}"]`).join(',');
  const covered = chosen === '' ? RECENT : `${RECENT}:not(${chosen})`;
  const hidden = `${covered},${HIT}>${covered}~.picture`;
  return `@media screen{${hidden}{display:none!important}${covered}+${COVER}{display:flex}}`;
}

/** Fills the recent days into stored CSS. The head's script does the same. @param now epoch milliseconds */
export function withRecentDays(css: string, now: number): string {
  const today = Math.floor(now / DAY_MS);
  const days = Array.from({ length: 2 * RECENT_DAYS + 1 }, (_, index) => String(today + index - RECENT_DAYS));
  return css.replaceAll(
    RECENT,
    `:is(${[ALWAYS, ...days].map((day) => `[${SPOILER}^="${day} "]`).join(',')})`,
  );
}
