import type { WorkerMessage } from './messages';
import { WORKER_ADDRESS } from './names';

/** Update check (spec point 9): each 10 minutes, when online. */
export const UPDATE_CHECK_MS = 10 * 60 * 1000;

/** A page that has fetched nothing for so long has what it needs. */
const CALM_MS = 500;
const CALM_AT_MOST_MS = 20_000;

/** Tells the worker that controls this page something; nothing without one. */
export function tellWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Registers the worker. Null where the browser has none, or refuses. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  // Private windows of some browsers refuse; the site works without.
  return navigator.serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' }).catch(() => null);
}

/** Looks whether there is a new build: the worker's script, past all caches, and only an answer of 200 counts (spec point 9). */
export async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch(WORKER_ADDRESS, {
    cache: 'no-store',
    headers: { 'cache-control': 'no-cache' },
  }).catch(() => null);
  if (answer?.status === 200) await registration.update().catch(() => undefined);
}

/**
 * Calls back whenever an update has been fetched and waits. A first installation is none, and neither is what waited before.
 * @returns what ends it
 */
export function onWaitingUpdate(registration: ServiceWorkerRegistration, tell: () => void): () => void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) tell();
  };
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', look);
  };
  follow();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}

/** Resolves when the page has fetched nothing for a while, or after CALM_AT_MOST_MS. */
function untilCalm(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(last);
      resolve();
    };
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, CALM_MS);
    });
    let timer = setTimeout(done, CALM_MS);
    const last = setTimeout(done, CALM_AT_MOST_MS);
    observer.observe({ type: 'resource' });
  });
}

/**
 * Puts an update in charge that waited before the page was loaded; the page came after it, so there is nothing to load again. The
 * worker in charge is asked once to go when it has nothing to do, and in Chromium a request in that very moment keeps it for half
 * a minute of silence more: hence the wait until the page has what it needs.
 */
export async function activateWaiting(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.waiting) return;
  await untilCalm();
  const message: WorkerMessage = { type: 'APPLY_UPDATE' };
  registration.waiting?.postMessage(message);
}

/**
 * Loads the page again as the new build makes it; the waiting worker takes over in the page that comes.
 * @param isOutdated whether it has taken over already, let in by another tab
 */
export function applyUpdate(registration: ServiceWorkerRegistration, isOutdated = false): void {
  if (registration.waiting || isOutdated) location.reload();
}
