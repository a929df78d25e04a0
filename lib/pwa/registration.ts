import type { WorkerMessage } from './messages';
import { WORKER_ADDRESS } from './names';

/** Update check (spec point 9): each 10 minutes, when online. */
export const UPDATE_CHECK_MS = 10 * 60 * 1000;

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

/** Calls back whenever an update has been fetched and waits. A first installation is none. @returns what ends it */
export function onWaitingUpdate(registration: ServiceWorkerRegistration, tell: () => void): () => void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) tell();
  };
  const follow = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', look);
  };
  look();
  registration.addEventListener('updatefound', follow);
  return () => registration.removeEventListener('updatefound', follow);
}

/** Puts the waiting update in charge; nothing where none waits. */
export function activateUpdate({ waiting }: ServiceWorkerRegistration): void {
  const message: WorkerMessage = { type: 'APPLY_UPDATE' };
  waiting?.postMessage(message);
}

/** Puts the waiting update in charge and loads the page again under it. */
export function applyUpdate(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  activateUpdate(registration);
}
