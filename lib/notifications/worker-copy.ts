import { isRecord, propertyOf, textIn } from '../shared/record';
import { jsonOf } from '../shared/text/json-of';
import { NOTIFICATIONS_CACHE } from '../spoilers/keys';

/** Entry of the cache with the settings for notifications. */
const COPY = '/notification-choices';

/** What the service worker needs to subscribe again while no page is open: it can't read the page's storage. */
type ChoicesCopy = {
  /** Origin of the content server. */
  readonly base: string;
  /** The choices that the server has. */
  readonly choices: Readonly<Record<string, unknown>>;
};

/** Leaves a copy of the choices for the worker. */
export async function keepCopy(copy: ChoicesCopy): Promise<void> {
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(NOTIFICATIONS_CACHE);
  await cache.put(COPY, new Response(JSON.stringify(copy)));
}

/** Deletes it: there are no notifications any more. */
export async function deleteCopy(): Promise<void> {
  if (typeof caches === 'undefined' || !(await caches.has(NOTIFICATIONS_CACHE))) return;
  await (await caches.open(NOTIFICATIONS_CACHE)).delete(COPY);
}

/** @returns null if there is none */
export async function readCopy(): Promise<ChoicesCopy | null> {
  if (!(await caches.has(NOTIFICATIONS_CACHE))) return null;
  const stored = await (await caches.open(NOTIFICATIONS_CACHE)).match(COPY);
  const copy = stored === undefined ? null : jsonOf(await stored.text());
  const choices = propertyOf(copy, 'choices');
  return isRecord(choices) ? { base: textIn(copy, 'base'), choices } : null;
}
