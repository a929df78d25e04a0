import { isRecord, propertyOf, textIn, textOf } from '../../shared/record';
import type { PushMessage } from '../../contract/notifications';
import { NOTIFICATIONS_CACHE, SHIELD_MARK } from '../../spoilers/keys';
import type { NotifyingScope } from './scope';

/** lib/pwa/icons.ts; a site without a picture of its own has none, and the browser shows its own. */
const ICON = '/icons/any-192.png';

/** A path of this site; anything else leads to its start. */
const pathIn = (value: string): string => (/^\/(?!\/)/.test(value) ? value : '/');

/** Reads what the server sent; null for anything that it doesn't send. */
export function readPush(text: string): PushMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
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

/** Whether results are hidden in this browser (lib/spoilers/tell-worker.ts). */
const isShielded = async (): Promise<boolean> =>
  (await caches.has(NOTIFICATIONS_CACHE)) &&
  (await (await caches.open(NOTIFICATIONS_CACHE)).match(SHIELD_MARK)) !== undefined;

/** Shows what the server sent; with the spoiler shield on, without what may give a result away. */
export async function showPush({ registration }: NotifyingScope, text: string): Promise<void> {
  const message = readPush(text);
  if (message === null) return;
  const { covered, tag, lang, address } = message;
  const { title, body } = covered !== null && (await isShielded()) ? covered : message;
  // What takes another's place is news again.
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

/** Opens what a notification leads to: the page that shows it already, or another window. */
export async function openNotified({ clients, location }: NotifyingScope, data: unknown): Promise<void> {
  const address = new URL(pathIn(textOf(propertyOf(data, 'address'))), location.origin).href;
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => url === address);
  await (open === undefined ? clients.openWindow(address) : open.focus());
}
