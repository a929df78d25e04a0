import { championshipNow } from '@/lib/content/client-clock';
import type { Translator } from '@/lib/i18n/translate';
import { isDue, isOver, listPacks, removePack } from '@/lib/pwa/packs/records';
import { propertyOf } from '@/lib/shared/record';
import { saveWeekend } from './save-weekend';

/** Visitors who asked their browser to save data renew a pack with its button. */
const savesData = () => propertyOf(propertyOf(navigator, 'connection'), 'saveData') === true;

/** Removes the packs whose round is over, and renews those of the others that are due, one after the other. */
export async function renewWeekends(t: Translator): Promise<void> {
  for (const pack of await listPacks()) {
    if (isOver(pack, championshipNow())) await removePack(pack.round);
    else if (navigator.onLine && !savesData() && isDue(pack, document.documentElement.lang, Date.now()))
      await saveWeekend(pack.round, t);
  }
}
