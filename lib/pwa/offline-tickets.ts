import { propertyOf, textIn } from '@/lib/shared/record';
import { buildFilesIn, loadedBuildFiles } from './build-files';
import { FILES_CACHE, KEPT_AT_HEADER, TICKETS_CACHE, TICKETS_PAGE } from './names';
import type { TitleCover } from './page-title';

/*
 * Tickets are opened at home and shown at a gate, where many phones have no connection. Opening them stores them on the device: their
 * data, and the page that shows them, which is the same for everybody. They are stored by signed link or signed-in customer, and signing out
 * deletes them all (deleteOfflinePages).
 */

/** A page that can be read offline. */
export type OfflinePage = {
  readonly path: string;
  readonly title: string;
  /** Null or absent if the title can't give a result away. */
  readonly cover?: TitleCover | null;
  readonly keptAt: string;
  /** For tickets: the name that `forgetTicketsNamed` takes. */
  readonly ticketsName?: string;
};

/** At most this many are stored; the least recently opened go first. */
const MAX_TICKETS = 20;

/** Identifies stored tickets: those of an invoice, for a holder of the link's key or for a customer. */
export type TicketsOwner = {
  readonly id: string;
  /** A link's signature, or ''. */
  readonly key: string;
  /** Id of the signed-in customer, or null. */
  readonly customer: number | null;
};

const pathOf = ({ id, key }: TicketsOwner) =>
  `/print-tickets/${encodeURIComponent(id)}${key === '' ? '' : `?key=${encodeURIComponent(key)}`}`;

const nameOf = (owner: TicketsOwner) =>
  owner.key === '' ? `${pathOf(owner)}?customer=${String(owner.customer)}` : pathOf(owner);

const TITLE_HEADER = 'x-title';
const isTicketsName = ({ url }: Request) => new URL(url).pathname !== TICKETS_PAGE;

async function storeTicketsPage(cache: Cache): Promise<void> {
  const page = await fetch(TICKETS_PAGE, { headers: { accept: 'text/html' } });
  if (!page.ok) throw new Error(`Storing tickets failed: the tickets page answered ${String(page.status)}.`);
  const html = await page.text();
  const headers = new Headers(page.headers);
  headers.set(KEPT_AT_HEADER, new Date().toISOString());
  // Scripts that loaded before the worker was active are not in its cache yet.
  const wanted = new Set([...loadedBuildFiles(), ...buildFilesIn(html)]);
  const files = await caches.open(FILES_CACHE);
  await Promise.all([...wanted].map(async (path) => (await caches.match(path)) ?? files.add(path)));
  await cache.put(TICKETS_PAGE, new Response(html, { headers }));
}

/**
 * Stores tickets on this device, so that their page opens offline.
 * @param title their name in the list of offline pages
 * @returns whether they are stored; rejects if the browser refuses
 */
export async function storeTickets(owner: TicketsOwner, title: string, tickets: object): Promise<boolean> {
  if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return false;
  const cache = await caches.open(TICKETS_CACHE);
  const headers = { [KEPT_AT_HEADER]: new Date().toISOString(), [TITLE_HEADER]: encodeURIComponent(title) };
  await cache.put(nameOf(owner), new Response(JSON.stringify(tickets), { headers }));
  await storeTicketsPage(cache);
  const stored = (await cache.keys()).filter(isTicketsName);
  await Promise.all(
    stored.slice(0, Math.max(0, stored.length - MAX_TICKETS)).map((request) => cache.delete(request)),
  );
  await navigator.serviceWorker.ready;
  return true;
}

/** Stores the tickets page again, in the current language, if any tickets are stored. */
export async function renewTicketsPage(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const cache = await caches.open(TICKETS_CACHE);
  if ((await cache.match(TICKETS_PAGE)) !== undefined) await storeTicketsPage(cache);
}

/** The stored data of tickets, unparsed; null if there is none. */
export async function readOfflineTickets(owner: TicketsOwner): Promise<unknown> {
  if (typeof caches === 'undefined') return null;
  const stored = await (await caches.open(TICKETS_CACHE)).match(nameOf(owner));
  return stored ? stored.json() : null;
}

/** Deletes the tickets with a name from `listOfflineTickets`. */
export async function forgetTicketsNamed(name: string): Promise<void> {
  if (typeof caches !== 'undefined') await (await caches.open(TICKETS_CACHE)).delete(name);
}

/** Deletes tickets that the visitor wants removed, or that the server no longer returns. */
export const forgetTickets = (owner: TicketsOwner): Promise<void> => forgetTicketsNamed(nameOf(owner));

type OfflineTickets = OfflinePage & { readonly ticketsName: string };

/** The tickets that can be shown offline, most recently opened first. */
export async function listOfflineTickets(): Promise<OfflineTickets[]> {
  const cache = await caches.open(TICKETS_CACHE);
  const names = (await cache.keys()).filter(isTicketsName);
  const pages = await Promise.all(
    names.map(async (request): Promise<OfflineTickets> => {
      const { pathname, searchParams } = new URL(request.url);
      const { headers } = (await cache.match(request)) ?? new Response();
      const key = searchParams.get('key');
      return {
        path: key === null ? pathname : `${pathname}?key=${encodeURIComponent(key)}`,
        title: decodeURIComponent(headers.get(TITLE_HEADER) ?? ''),
        keptAt: headers.get(KEPT_AT_HEADER) ?? '',
        ticketsName: request.url,
      };
    }),
  );
  return pages.toReversed();
}

/**
 * The tickets for a round that can be shown offline.
 * @param round its name, as printed on a ticket
 */
export async function listOfflineTicketsFor(round: string): Promise<readonly OfflinePage[]> {
  const listed = await listOfflineTickets();
  if (listed.length === 0) return [];
  const cache = await caches.open(TICKETS_CACHE);
  const isFor = async ({ ticketsName }: OfflineTickets): Promise<boolean> => {
    const sheet: unknown = await (await cache.match(ticketsName))?.json();
    const tickets = propertyOf(sheet, 'tickets');
    return Array.isArray(tickets) && tickets.some((ticket) => textIn(ticket, 'event') === round);
  };
  const areFor = await Promise.all(listed.map(isFor));
  return listed.filter((_, at) => areFor[at]);
}
