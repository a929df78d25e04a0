import { isRecord, propertyOf, textIn, textOf } from '../../shared/record';
import { jsonOf } from '../../shared/text/json-of';
import type { PushMessage } from '../../contract/notifications';
import { NOTIFICATIONS_CACHE, SHIELD_MARK } from '../../spoilers/keys';
import type { NotifyingScope } from './scope';

/** The site's icon (lib/pwa/icons.ts); a site without one gets the browser's. */
const ICON = '/icons/any-192.png';

/** A path of this site; '/' for anything else. */
const pathIn = (value: string): string => (/^\/(?!\/)/.test(value) ? value : '/');

/** Reads a push message; null for anything that the server doesn't send. */
export function readPush(text: string): PushMessage | null {
  const value = jsonOf(text);
  const title = textIn(value, 'title');
  if (!isRecord(value) || title === '') return null;
  const covered = value['covered'];
  return {
    title,
    body: textIn(value, 'body'),
    covered: isRecord(covered) ? { title: textIn(covered, 'title'), body: textIn(covered, 'body') } : null,
    tag: textIn(value, 'tag'),
    address: pathIn(textIn(value, 'address')),
    lang: textIn(value, 'lang'),
  };
}

/** Whether results are hidden in this browser (lib/spoilers/notify-worker.ts). */
const isShielded = async (): Promise<boolean> =>
  (await caches.has(NOTIFICATIONS_CACHE)) &&
  (await (await caches.open(NOTIFICATIONS_CACHE)).match(SHIELD_MARK)) !== undefined;

/** Shows a push message as a notification; without spoilers if the shield is on. */
export async function showPush({ registration }: NotifyingScope, text: string): Promise<void> {
  const message = readPush(text);
  if (message === null) return;
  const { covered, tag, lang, address } = message;
  const { title, body } = covered !== null && (await isShielded()) ? covered : message;
  // A notification that replaces another should alert again.
  await registration.showNotification(title, {
    body,
    tag,
    lang,
    dir: 'auto',
    icon: ICON,
    renotify: tag !== '',
    data: { address },
  });
}

/** Opens a notification's page: focuses a window that shows it, or opens a new one. */
export async function openNotified({ clients, location }: NotifyingScope, data: unknown): Promise<void> {
  const address = new URL(pathIn(textOf(propertyOf(data, 'address'))), location.origin).href;
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => url === address);
  await (open === undefined ? clients.openWindow(address) : open.focus());
}
