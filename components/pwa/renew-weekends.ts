import { championshipNow } from '@/lib/content/client-clock';
import { isDue, isOver, listPacks, removePack, type Pack } from '@/lib/pwa/packs/records';
import { savePack } from '@/lib/pwa/packs/save';
import { propertyOf } from '@/lib/shared/record';

/** Visitors with their browser's data saver on renew a pack with its button. */
const savesData = () => propertyOf(propertyOf(navigator, 'connection'), 'saveData') === true;

const isStale = (pack: Pack | null): boolean =>
  pack !== null && isDue(pack, document.documentElement.lang, Date.now());

/**
 * Removes the packs whose round is over, and renews the others that are due, one at a time. Tickets are saved only on a press: somebody
 * who removed theirs from the device doesn't want them back, nor those of whoever else is signed in now.
 */
export async function renewWeekends(): Promise<void> {
  for (const pack of await listPacks()) {
    if (isOver(pack, championshipNow())) await removePack(pack.round);
    else if (navigator.onLine && !savesData() && isStale(pack)) await savePack(pack.round, isStale);
  }
}
