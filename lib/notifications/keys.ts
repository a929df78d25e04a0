/** Where a browser keeps what it wants to be notified of. */
export const NOTIFICATIONS_KEY = 'notifications';

/** What the page is told when that changes in this tab; of other tabs' changes the storage tells it. */
export const NOTIFICATIONS_EVENT = 'notifications';

/** Whether this browser wants any, or did, without reading what. */
export function hasStoredNotifications(): boolean {
  try {
    return localStorage.getItem(NOTIFICATIONS_KEY) !== null;
  } catch {
    // Blocked: there are none, and nothing to report before somebody wants some.
    return false;
  }
}

/**
 * Asks the visitor for the permission, if that isn't decided yet. To be called in the handler of a press: browsers ask at no other time. Apart
 * from the rest, which is loaded by the press.
 */
export const askPermission = (): Promise<NotificationPermission> =>
  'Notification' in window ? Notification.requestPermission() : Promise.resolve('denied');
