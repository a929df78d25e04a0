import 'server-only';
import { loadExtensions, loadRest } from '@/lib/content/load';
import type { Product } from '@/lib/contract/entities/shop';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';

export type RoundTicketsPart = {
  readonly products: readonly Product[];
  /** Whether visitors can request an alert for when there are more. */
  readonly hasAlerts: boolean;
  /** The texts of their forms. */
  readonly messages: Messages;
};

/** The tickets on sale for a round; null if the site sells none. */
export async function loadTickets(round: string, language: Language): Promise<RoundTicketsPart | null> {
  const extensions = await loadExtensions();
  if (!hasExtension(extensions, 'round-tickets')) return null;
  const products = (await loadRest('listRoundTickets', { round }))?.data ?? [];
  if (products.length === 0) return null;
  return {
    products,
    hasAlerts: hasExtension(extensions, 'stock-alerts'),
    messages: await getIslandMessages(language, ['forms', 'cart', 'tickets', 'alerts']),
  };
}
