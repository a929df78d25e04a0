/* What visitors can be notified about; in a file without schemas so that the browser can use it without the schema library. */

/**
 * `start`: a session begins in a quarter of an hour; `change`: it's delayed, moved, postponed, cancelled, or on again; `result`: its result
 * is official; `news`: an article about a category.
 */
export const NOTICE_KINDS = ['start', 'change', 'result', 'news'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The subject of a notification: a category or a session, by its id. */
export const NOTICE_SUBJECT = /^(?:category|session)-[1-9]\d{0,8}$/;
/** Enough for every favourite category and the sessions of several weekends. */
export const MAX_NOTICE_SUBJECTS = 150;

/** Paths of the calls (endpoints/notifications.ts) below the base path. */
export const PUSH_PATHS = {
  key: '/cognito/push/key',
  subscription: '/cognito/push/subscription',
  end: '/cognito/push/end',
} as const;

/** Minutes of a day, from 0: quiet hours begin and end at one of them. */
export const MINUTES_OF_A_DAY = 24 * 60;

/** The message that the service worker receives, encrypted: a notification and its language. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** A version without spoilers; null if there are none. */
  readonly covered: { readonly title: string; readonly body: string } | null;
  /** A later notification with the same tag replaces it. */
  readonly tag: string;
  /** Path of the page that it opens. */
  readonly address: string;
  readonly lang: string;
};
