import { isRecord, propertyOf, textIn } from '@/lib/shared/record';
import { pageCacheKey } from '../page-cache-key';
import { PACKS_CACHE } from '../names';
import type { TitleCover } from '../page-title';
import { hasPacks } from './has-packs';

/*
 * This browser's records of its weekend packs. A record is written before the first page is fetched and after each page, so that an
 * interrupted pack knows what it lacks. Records are stored as JSON under these property names.
 */

export type PackPage = {
  readonly path: string;
  /** '' while it is missing. */
  readonly title: string;
  /** Null if the title can't give a result away. */
  readonly cover: TitleCover | null;
  /** The response's language: the visitor may have chosen another in another tab. */
  readonly language: string;
  /** When it was fetched, ISO 8601; '' while it is missing. */
  readonly keptAt: string;
  readonly bytes: number;
};

/** A picture, or a file of the build. */
export type PackFile = { readonly path: string; /** 0 while it is missing. */ readonly bytes: number };

export type Pack = {
  /** The round's URL name. */
  readonly round: string;
  readonly name: string;
  /** A change to the round, in `language`; '' if it is as planned. */
  readonly mark: string;
  /** The end of the round's last day, ISO 8601. */
  readonly endsAt: string;
  /** The interface language that it was fetched for. */
  readonly language: string;
  /** When fetching was last started, ISO 8601. */
  readonly triedAt: string;
  readonly pages: readonly PackPage[];
  readonly files: readonly PackFile[];
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How soon after a failure a pack is retried automatically. */
const RETRY_AFTER_MS = MINUTE_MS;
/** A pack older than this renews itself. */
const RENEW_AFTER_MS = HOUR_MS / 2;
/** How long after its last day a pack is still useful, on the way home. */
const USEFUL_AFTER_MS = 24 * HOUR_MS;

/** Base path of the records, one for each round; no page has such an address. */
const RECORDS = '/-/weekend-pack/';
const recordPath = (round: string) => `${RECORDS}${encodeURIComponent(round)}`;

const amountIn = (value: unknown): number =>
  isRecord(value) && typeof value['bytes'] === 'number' ? value['bytes'] : 0;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function coverIn(page: unknown): TitleCover | null {
  const cover = propertyOf(page, 'cover');
  const tells = textIn(cover, 'tells');
  return tells === '' ? null : { tells, instead: textIn(cover, 'instead') };
}

/** Reads a stored record; null for anything that this build doesn't understand. */
function readPack(value: unknown): Pack | null {
  if (!isRecord(value)) return null;
  const round = textIn(value, 'round');
  const endsAt = textIn(value, 'endsAt');
  if (round === '' || Number.isNaN(Date.parse(endsAt))) return null;
  const language = textIn(value, 'language');
  return {
    round,
    name: textIn(value, 'name'),
    mark: textIn(value, 'mark'),
    endsAt,
    language,
    triedAt: textIn(value, 'triedAt'),
    pages: listIn(value['pages']).map((page) => ({
      path: textIn(page, 'path'),
      title: textIn(page, 'title'),
      cover: coverIn(page),
      language: textIn(page, 'language') || language,
      keptAt: textIn(page, 'keptAt'),
      bytes: amountIn(page),
    })),
    files: listIn(value['files']).map((file) => ({ path: textIn(file, 'path'), bytes: amountIn(file) })),
  };
}

/** How many of a pack's pages, pictures and files are stored, and how many there should be. */
export const progressOf = ({ pages, files }: Pack): { readonly done: number; readonly total: number } => ({
  done: pages.filter(({ keptAt }) => keptAt !== '').length + files.filter(({ bytes }) => bytes > 0).length,
  total: pages.length + files.length,
});

/** Whether a pack is complete, and not empty. */
export function isComplete(pack: Pack): boolean {
  const { done, total } = progressOf(pack);
  return done === total && pack.pages.length > 0;
}

/** When a pack's oldest page was fetched, ISO 8601; '' if it has none. */
export const asOf = ({ pages }: Pack): string =>
  pages.flatMap(({ keptAt }) => (keptAt === '' ? [] : keptAt)).toSorted()[0] ?? '';

/** The size of some packs together, in bytes; shared parts count once. */
export function bytesOf(packs: readonly Pack[]): number {
  const parts = packs.flatMap(({ pages, files }) => [
    ...pages.map(({ path, language, bytes }) => [`${path} ${language}`, bytes] as const),
    ...files.map(({ path, bytes }) => [path, bytes] as const),
  ]);
  return [...new Map(parts).values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Whether a pack's round is over, and the way home as well. @param now epoch milliseconds */
export const isOver = ({ endsAt }: Pick<Pack, 'endsAt'>, now: number): boolean =>
  now > Date.parse(endsAt) + USEFUL_AFTER_MS;

/**
 * Whether a pack should be fetched again: it is incomplete, old, or in another language than the page.
 * @param now epoch milliseconds
 */
export function isDue(pack: Pack, language: string, now: number): boolean {
  if (now - Date.parse(pack.triedAt) < RETRY_AFTER_MS) return false;
  return pack.language !== language || !isComplete(pack) || now - Date.parse(asOf(pack)) > RENEW_AFTER_MS;
}

const listeners = new Set<() => void>();
const notify = () => {
  for (const listen of listeners) listen();
};

/**
 * Calls back whenever a pack changes in this tab, and when the page becomes visible: another tab may have changed it.
 * @returns a function that unsubscribes
 */
export function followPacks(listen: () => void): () => void {
  listeners.add(listen);
  document.addEventListener('visibilitychange', listen);
  return () => {
    listeners.delete(listen);
    document.removeEventListener('visibilitychange', listen);
  };
}

async function readAt(cache: Cache, key: string | Request): Promise<Pack | null> {
  const found = await cache.match(key);
  const value: unknown = await found?.json();
  return readPack(value);
}

/** This browser's packs, ordered by the end of their rounds. */
export async function listPacks(): Promise<readonly Pack[]> {
  if (!(await hasPacks())) return [];
  const cache = await caches.open(PACKS_CACHE);
  const records = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(RECORDS));
  const packs = await Promise.all(records.map((key) => readAt(cache, key)));
  return packs
    .filter((pack) => pack !== null)
    .toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
}

/** A round's pack; null if there is none. */
export const readRoundPack = async (round: string): Promise<Pack | null> =>
  (await listPacks()).find((pack) => pack.round === round) ?? null;

export async function writePack(cache: Cache, pack: Pack): Promise<void> {
  await cache.put(recordPath(pack.round), new Response(JSON.stringify(pack)));
  notify();
}

/** The cache key of a page. */
export const pageKey = ({ path, language }: Pick<PackPage, 'path' | 'language'>): string =>
  pageCacheKey(new URL(path, location.href), language);

/** Deletes everything that no record refers to. */
export async function sweep(cache: Cache): Promise<void> {
  const named = (await listPacks()).flatMap(({ round, pages, files }) => [
    recordPath(round),
    ...pages.map(pageKey),
    ...files.map(({ path }) => path),
  ]);
  const wanted = new Set(named.map((path) => new URL(path, location.href).href));
  const unwanted = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(unwanted.map((request) => cache.delete(request)));
}

/** Removes a pack, with everything that no other pack needs. */
export async function removePack(round: string): Promise<void> {
  if (!(await hasPacks())) return;
  const cache = await caches.open(PACKS_CACHE);
  await cache.delete(recordPath(round));
  if ((await listPacks()).length === 0) await caches.delete(PACKS_CACHE);
  else await sweep(cache);
  notify();
}
