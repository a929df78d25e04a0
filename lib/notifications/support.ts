/**
 * Whether this browser can show notifications: it can; the visitor has refused them; it can once the site is on the home screen, which is how
 * iPhones and iPads want it; or it can't.
 */
export type NotificationSupport = 'possible' | 'refused' | 'home-screen' | 'none';

/** iPads call themselves Macs, which have no touch screen. */
const isAppleTouch = (): boolean =>
  /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function notificationSupport(): NotificationSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouch() ? 'home-screen' : 'none';
  return Notification.permission === 'denied' ? 'refused' : 'possible';
}
