import { championshipNow } from '@/lib/content/client-clock';
import { fetchContents } from '@/lib/pwa/packs/contents';
import { isDue, isOver, listPacks, removePack, type Pack } from '@/lib/pwa/packs/records';
import { savePack } from '@/lib/pwa/packs/save';
import { propertyOf } from '@/lib/shared/record';

/** Visitors with their browser's data saver on renew a pack with its button. */
const savesData = () => propertyOf(propertyOf(navigator, 'connection'), 'saveData') === true;

const isStale = (pack: Pack | null): boolean =>
  pack !== null && isDue(pack, document.documentElement.lang, Date.now());

/**
 * Removes the pack of a round that is over. As far as the pack knows it is, but the round may have been postponed: the site is asked, and
 * without an answer the pack stays until there is one.
 * @returns whether the round is still to come
 */
async function removeIfOver({ round }: Pack): Promise<boolean> {
  const contents = await fetchContents(round).catch(() => undefined);
  if (contents === undefined) return false;
  const isToCome = contents !== null && !isOver({ endsAt: contents.ends_at }, championshipNow());
  if (!isToCome) await removePack(round);
  return isToCome;
}

/**
 * Removes the packs whose round is over, and renews the others that are due, one at a time, whenever there is a connection. Tickets are saved
 * only on a press: somebody who removed theirs from the device doesn't want them back, nor those of whoever else is signed in now.
 */
export async function renewWeekends(): Promise<void> {
  for (const pack of await listPacks()) {
    if (!navigator.onLine) return;
    if (isOver(pack, championshipNow()) && !(await removeIfOver(pack))) continue;
    if (!savesData() && isStale(pack)) await savePack(pack.round, isStale);
  }
}
