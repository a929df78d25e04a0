import { NOTIFICATIONS_CACHE, SHIELD_MARK } from './keys';

/** Informs the service worker whether the shield is on, so that notifications don't give results away either. */
export async function notifyWorker(isOn: boolean): Promise<void> {
  if (typeof caches === 'undefined') return;
  if (!isOn && !(await caches.has(NOTIFICATIONS_CACHE))) return;
  const cache = await caches.open(NOTIFICATIONS_CACHE);
  if (isOn) await cache.put(SHIELD_MARK, new Response());
  else await cache.delete(SHIELD_MARK);
}
