import type { Translator } from '@/lib/i18n/translate';
import { readRoundPack, type Pack } from '@/lib/pwa/packs/records';
import { savePack, type SaveOutcome } from '@/lib/pwa/packs/save';
import { browserSession, isLoggedIn } from '@/lib/session/store';

/**
 * Saves a round's weekend pack again, with the tickets of the signed-in customer.
 * @param round its URL name
 */
export async function saveWeekend(round: string, t: Translator): Promise<SaveOutcome> {
  const outcome = await savePack(round);
  const pack = outcome === 'saved' || outcome === 'partly' ? await readRoundPack(round) : null;
  if (pack !== null) await keepTicketsOf(pack, t);
  return outcome;
}

/** Its code only loads for visitors with an account. A pack is useful without tickets, so it doesn't fail with them. */
async function keepTicketsOf({ name }: Pack, t: Translator): Promise<void> {
  if (!isLoggedIn(browserSession().getState())) return;
  try {
    const { keepRoundTickets } = await import('@/components/documents/keep-round-tickets');
    await keepRoundTickets(name, t('islands.pack.ticketsFor', { name }));
  } catch (cause) {
    window.reportError(cause);
  }
}
