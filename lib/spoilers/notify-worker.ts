import { NOTIFICATIONS_CACHE, SHIELD_MARK } from './keys';

async function writeMark(isOn: boolean): Promise<void> {
  if (typeof caches === 'undefined') return;
  if (!isOn && !(await caches.has(NOTIFICATIONS_CACHE))) return;
  const cache = await caches.open(NOTIFICATIONS_CACHE);
  if (isOn) await cache.put(SHIELD_MARK, new Response());
  else await cache.delete(SHIELD_MARK);
}

/** The last write, which never rejects. */
let written: Promise<void> = Promise.resolve();

/**
 * Informs the service worker whether the shield is on, so that notifications don't give results away either. Calls take effect in order: the
 * shield may be switched on while its state at the start is still being written.
 */
export function notifyWorker(isOn: boolean): Promise<void> {
  const writing = written.then(() => writeMark(isOn));
  written = writing.catch(() => undefined);
  return writing;
}

/** Resolves once the service worker is informed of the latest state, or can't be; never rejects. */
export const workerInformed = (): Promise<void> => written;
