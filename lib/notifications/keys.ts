/** Storage key of a browser's notification choices. */
export const NOTIFICATIONS_KEY = 'notifications';

/** Event in the page when they change in this tab; other tabs' changes raise a storage event. */
export const NOTIFICATIONS_EVENT = 'notifications';

/** Whether this browser has stored choices, without reading them. */
export function hasStoredNotifications(): boolean {
  try {
    return localStorage.getItem(NOTIFICATIONS_KEY) !== null;
  } catch {
    // Blocked: there are none, and nothing to report until somebody wants some.
    return false;
  }
}

/**
 * Asks the visitor for permission, unless that is decided already. Must be called in a press's handler: browsers refuse at other times. In a
 * small file of its own because the rest is only loaded by the press.
 */
export const askPermission = (): Promise<NotificationPermission> =>
  'Notification' in window ? Notification.requestPermission() : Promise.resolve('denied');
