/** Storage key of the spoiler shield. */
export const SPOILERS_KEY = 'spoilers';

/** Storage key of the CSS made from it, and the id of its element in a page. */
export const SPOILERS_STYLE = 'spoilers-style';

/** Event in the page when the shield changes in this tab; other tabs' changes raise a storage event. */
export const SPOILERS_EVENT = 'spoilers';

/** Placeholder for the recent days in the stored CSS, since days pass while it is stored. */
export const RECENT = 'RECENT';

/** In place of a day: always recent. */
export const ALWAYS = '-';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days a result counts as recent. */
export const RECENT_DAYS = 7;

/** Attribute of an element with a spoiler: its day in days since 1970 (UTC), or `ALWAYS`; a space; and the key that "Show" remembers. */
export const SPOILER = 'data-tells';

/** Attributes of a cover: the kind of spoiler that it covers, and its name if it has one. */
export const STANDS_FOR = 'data-stands-for';
export const NAME = 'data-name';
/** Attributes with its texts, once they have loaded: what is hidden, and what a press does. */
export const HIDDEN_WORDS = 'data-hidden-words';
export const SHOW_WORD = 'data-show-word';

export const COVERED = ['result', 'standings', 'news'] as const;

/** Attribute of the buttons that switch the shield on and off. */
export const SWITCH = 'data-spoilers';

/** Attribute of a page with a spoiler in its title: the title while the page is covered. */
export const COVERED_TITLE = 'data-covered-title';
/** Attribute of <html> with the page's own title in the meantime. */
export const OWN_TITLE = 'data-own-title';

/** Cache with the settings that the service worker needs for notifications: it can't read the page's storage. */
export const NOTIFICATIONS_CACHE = 'notifications';
/** Entry of that cache while the shield is on. */
export const SHIELD_MARK = '/spoiler-shield';

/** Whether this browser has a shield, without reading it. */
export function hasStoredSpoilers(): boolean {
  try {
    return localStorage.getItem(SPOILERS_KEY) !== null;
  } catch {
    // Blocked: there is none, and nothing to report until somebody switches it on.
    return false;
  }
}
