/** What visitors can be notified of, in a file without schemas so that the browser can use it without the schema library. */

/**
 * `start`: a session begins in a quarter of an hour; `change`: it's delayed, moved, postponed, cancelled, or on again; `result`: its result
 * is official; `news`: an article about a category.
 */
export const NOTICE_KINDS = ['start', 'change', 'result', 'news'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What notices are about: a category or a session, by its id. */
export const NOTICE_SUBJECT = /^(?:category|session)-[1-9]\d{0,8}$/;
/** As many categories as there can be favourites, and sessions of some weekends. */
export const MOST_NOTICE_SUBJECTS = 150;

/** Minutes of a day, from 0: quiet hours begin and end at one of them. */
export const MINUTES_OF_A_DAY = 24 * 60;

/** What the service worker gets, encrypted: a notification, and in which language it is. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The same without what may give a result away; null if nothing does. */
  readonly covered: { readonly title: string; readonly body: string } | null;
  /** A later notification of the same tag takes its place. */
  readonly tag: string;
  /** Path of the page that it leads to. */
  readonly address: string;
  readonly lang: string;
};
