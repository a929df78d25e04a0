import type { WorkerMessage } from './messages';
import { WORKER_ADDRESS } from './names';

/** Interval of the update check (spec point 9): 10 minutes, when online. */
export const UPDATE_CHECK_MS = 10 * 60 * 1000;

/** A page that has fetched nothing for this long has everything it needs. */
const IDLE_MS = 500;
const IDLE_WAIT_MS = 20_000;

/** Sends a message to the worker that controls this page, if any. */
export function postToWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Registers the worker. Null if the browser has no support, or refuses. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  // Private windows of some browsers refuse; the site works without it.
  return navigator.serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' }).catch(() => null);
}

/** Checks for a new build: requests the worker's script past all caches, and only a 200 counts (spec point 9). */
export async function checkForUpdate(registration: {
  readonly update: () => Promise<unknown>;
}): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch(WORKER_ADDRESS, {
    cache: 'no-store',
    headers: { 'cache-control': 'no-cache' },
  }).catch(() => null);
  if (answer?.status === 200) await registration.update().catch(() => undefined);
}

/**
 * Calls back whenever an update has been downloaded and waits. Neither a first installation nor an update that was already waiting counts.
 * @returns a function that unsubscribes
 */
export function onWaitingUpdate(registration: ServiceWorkerRegistration, notify: () => void): () => void {
  const check = () => {
    if (registration.waiting && navigator.serviceWorker.controller) notify();
  };
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', check);
  };
  follow();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}

/** Resolves when the page has fetched nothing for a while, or after IDLE_WAIT_MS. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(last);
      resolve();
    };
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, IDLE_MS);
    });
    let timer = setTimeout(done, IDLE_MS);
    const last = setTimeout(done, IDLE_WAIT_MS);
    observer.observe({ type: 'resource' });
  });
}

/**
 * Activates an update that was waiting before the page was loaded; the page is already new, so it need not be reloaded. The active worker can
 * only be replaced while it is idle, and in Chromium a request at that very moment delays this by half a minute: hence the wait until the page
 * has loaded everything.
 */
export async function activateWaiting(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting) return;
  await untilIdle();
  const message: WorkerMessage = { type: 'APPLY_UPDATE' };
  registration.waiting?.postMessage(message);
}

/**
 * Reloads the page from the new build; the waiting worker takes over in the reloaded page.
 * @param isOutdated whether it has already taken over, activated by another tab
 */
export function applyUpdate(registration: ServiceWorkerRegistration, isOutdated = false): void {
  if (registration.waiting || isOutdated) location.reload();
}
