import { createContractCalls } from '@/lib/api/contract-calls';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { getMyAccount } from '@/lib/contract/endpoints/account';
import { getOrder } from '@/lib/contract/endpoints/orders';
import { getTickets } from '@/lib/contract/endpoints/documents';
import type { HistoryEntry } from '@/lib/contract/entities/account';
import { storeTickets } from '@/lib/pwa/offline-tickets';
import { browserApi, startBrowserSession } from '@/lib/session/browser-api';
import { browserSession, isLoggedIn } from '@/lib/session/store';
import { ownerOf, sheetOf } from './ticket-sheet';
import { readDocumentAddress } from './use-document.client';

/** How many of the newest orders are searched. */
const MAX_ORDERS = 10;
const BOUGHT: ReadonlySet<HistoryEntry['kind']> = new Set(['order', 'form_paid']);
const REQUIRED_EXTENSIONS = ['account-management', 'order-pages', 'documents'] as const;

/**
 * Stores the customer's valid tickets for a round on this device, as opening them would (decision 21). Nothing if nobody is signed in;
 * what can't be had now is left out.
 * @param round its name, as it stands on a ticket
 * @param title their name in the list of offline pages
 */
export async function keepRoundTickets(round: string, title: string): Promise<void> {
  if (!REQUIRED_EXTENSIONS.every(pageHasExtension)) return;
  const stop = startBrowserSession();
  try {
    await storeAll(round, title);
  } finally {
    stop();
  }
}

async function storeAll(round: string, title: string): Promise<void> {
  const customer = () => {
    const session = browserSession().getState();
    return isLoggedIn(session) ? session.profile.id : null;
  };
  const owner = customer();
  if (owner === null) return;
  const calls = createContractCalls(browserApi());
  const account = await calls.call(getMyAccount, {});
  if (!account.ok) return;
  const links = account.value.history.flatMap(({ kind, link }) =>
    BOUGHT.has(kind) && link.startsWith('/order/') ? link : [],
  );
  for (const link of links.slice(0, MAX_ORDERS)) {
    const { id } = readDocumentAddress(new URL(link, location.href));
    const order = await calls.call(getOrder, { id });
    if (!order.ok) continue;
    const { invoice, tickets } = order.value.item;
    if (!tickets.some(({ event, state }) => event === round && state === 'valid')) continue;
    const address = { id: String(invoice.id), key: '' };
    const result = await calls.call(getTickets, { id: address.id });
    // Somebody who has signed out meanwhile leaves no tickets behind.
    if (!result.ok || result.value.data.length === 0 || customer() !== owner) continue;
    await storeTickets(ownerOf(address), title, sheetOf(result.value));
  }
}
