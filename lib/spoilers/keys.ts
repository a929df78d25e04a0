/** Where a browser keeps the spoiler shield. */
export const SPOILERS_KEY = 'spoilers';

/** Where it keeps the CSS that is made of it, and the id of the element that has it in a page. */
export const SPOILERS_STYLE = 'spoilers-style';

/** What the page is told when the shield changes in this tab; of other tabs' changes the storage tells it. */
export const SPOILERS_EVENT = 'spoilers';

/** Stands in the stored CSS for all that is recent, since the days pass while it is stored. */
export const RECENT = 'RECENT';

/** In the place of the day: recent, whenever it was. */
export const ALWAYS = '-';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which a result is recent. */
export const RECENT_DAYS = 7;

/** Attribute of what gives something away: the day as a number since 1970 (UTC) or `ALWAYS`, a space, and the key that "Show" remembers. */
export const TELLS = 'data-tells';

/** Attributes of a cover: what it stands for, and the name of that, if it has one. */
export const STANDS_FOR = 'data-stands-for';
export const NAME = 'data-name';
/** Attributes with its words, once there are any: what is hidden, and what a press does. */
export const HIDDEN_WORDS = 'data-hidden-words';
export const SHOW_WORD = 'data-show-word';

export const COVERED = ['result', 'standings', 'news'] as const;

/** Attribute of the buttons that switch it. */
export const SWITCH = 'data-spoilers';

/** Attribute of a whole page that gives something away in its title, too: what the title is while the page is covered. */
export const COVERED_TITLE = 'data-covered-title';
/** Attribute of <html> that has the page's own title meanwhile. */
export const OWN_TITLE = 'data-own-title';

/** Cache of what the service worker has to know to show notifications: it can't read the page's storage. */
export const NOTIFICATIONS_CACHE = 'notifications';
/** In it, while the shield is on. */
export const SHIELD_MARK = '/spoiler-shield';

/** Whether this browser has a shield, without reading it. */
export function hasStoredSpoilers(): boolean {
  try {
    return localStorage.getItem(SPOILERS_KEY) !== null;
  } catch {
    // Blocked: there is none, and nothing to report before somebody wants to keep one.
    return false;
  }
}
