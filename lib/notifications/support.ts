/**
 * Whether this browser can show notifications. `refused`: by the visitor; `home-screen`: only once the site is on the home screen, as iPhones
 * and iPads require.
 */
export type NotificationSupport = 'possible' | 'refused' | 'home-screen' | 'none';

/** iPads identify as Macs, which have no touch screen. */
const isAppleTouch = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function notificationSupport(): NotificationSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouch() ? 'home-screen' : 'none';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}
