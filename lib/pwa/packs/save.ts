import { laterTextsPath } from '@/lib/i18n/later-texts-path';
import { propertyOf } from '@/lib/shared/record';
import { buildFilesIn, loadedBuildFiles } from '../build-files';
import { isCacheableAnswer } from '../cacheable';
import { LANGUAGE_HEADER } from '../page-cache-key';
import { KEPT_AT_HEADER, PACKS_CACHE } from '../names';
import { coverOf, titleOf } from '../page-title';
import { fetchContents, fetchPart, type PackContents } from './contents';
import {
  bytesOf,
  isComplete,
  listPacks,
  pageKey,
  readRoundPack,
  removePack,
  sweep,
  writePack,
  type Pack,
  type PackFile,
  type PackPage,
} from './records';

/** Maximum size of all of a browser's packs together. */
const MAX_BYTES = 40 * 1024 * 1024;
/** One tab at a time writes packs. */
const LOCK = 'weekend-packs';

/**
 * The result of saving a pack. After `partly`, `noRoom` and `unreachable`, the parts that were saved stay; `removed`: it was removed
 * meanwhile, here or in another tab.
 */
export type SaveOutcome = 'saved' | 'partly' | 'noRoom' | 'unreachable' | 'blocked' | 'gone' | 'removed';

/** The device, or the site's share of it, is full. */
class NoRoom extends Error {}
class Removed extends Error {}

const nameOf = (cause: unknown) => propertyOf(cause, 'name');
const isFull = (cause: unknown) => cause instanceof NoRoom || nameOf(cause) === 'QuotaExceededError';

const missingPage = (path: string, language: string): PackPage => ({
  path,
  title: '',
  cover: null,
  language,
  keptAt: '',
  bytes: 0,
});

/** The pack to be saved, with the parts that are stored already. */
function planned(contents: PackContents, before: Pack | null, language: string): Pack {
  const had = before?.language === language ? before.pages : [];
  const pages = new Map(had.map((page): [string, PackPage] => [page.path, page]));
  const files = new Map([
    ...contents.pictures.map((path): [string, PackFile] => [path, { path, bytes: 0 }]),
    ...(before?.files ?? []).map((file): [string, PackFile] => [file.path, file]),
  ]);
  return {
    round: contents.round,
    name: contents.name,
    mark: contents.mark,
    endsAt: contents.ends_at,
    language,
    triedAt: new Date().toISOString(),
    pages: contents.pages.map((path) => pages.get(path) ?? missingPage(path, language)),
    files: [...files.values()],
  };
}

type FetchedPage = { readonly page: PackPage; readonly html: string; readonly response: Response };

/** Statuses of pages that no longer exist. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Fetches a page.
 * @returns 'gone' if it is no longer at this address, 'missing' if it can't be fetched now, or not as a public page
 */
async function fetchPage(path: string): Promise<FetchedPage | 'gone' | 'missing'> {
  const answer = await fetchPart(path, { headers: { accept: 'text/html' } }).catch(() => null);
  if (answer === null) return 'missing';
  if (GONE.has(answer.status) || answer.redirected) return 'gone';
  if (!isCacheableAnswer(answer)) return 'missing';
  const html = await answer.text().catch(() => null);
  if (html === null) return 'missing';
  const keptAt = new Date().toISOString();
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT_HEADER, keptAt);
  return {
    page: {
      path,
      title: titleOf(html),
      cover: coverOf(html),
      language: headers.get(LANGUAGE_HEADER) ?? document.documentElement.lang,
      keptAt,
      bytes: new Blob([html]).size,
    },
    html,
    response: new Response(html, { headers }),
  };
}

type FetchedFile = { readonly file: PackFile; readonly response: Response };

/** Fetches a picture or a file of the build, or copies it from another cache; otherwise like `fetchPage`. */
async function fetchFile(path: string): Promise<FetchedFile | 'gone' | 'missing'> {
  const response = (await caches.match(path)) ?? (await fetchPart(path).catch(() => null));
  if (response === null) return 'missing';
  if (GONE.has(response.status)) return 'gone';
  if (!response.ok) return 'missing';
  const body = await response.arrayBuffer().catch(() => null);
  if (body === null) return 'missing';
  const { headers } = response;
  return { file: { path, bytes: Math.max(1, body.byteLength) }, response: new Response(body, { headers }) };
}

const replaced = <Part extends { readonly path: string }>(parts: readonly Part[], next: Part): Part[] =>
  parts.map((part) => (part.path === next.path ? next : part));

type FetchedPages = {
  readonly pack: Pack;
  /** Paths of the files that its pages need. */
  readonly wanted: ReadonlySet<string>;
  /** Whether every page was fetched now. */
  readonly areAllCurrent: boolean;
};

/** Fetches the pages of a pack, one by one. */
async function fetchPages(contents: PackContents, start: Pack, store: Store): Promise<FetchedPages> {
  let pack = start;
  let areAllCurrent = true;
  const wanted = new Set([...contents.pictures, laterTextsPath(pack.language), ...loadedBuildFiles()]);
  for (const path of contents.pages) {
    const fetched = await fetchPage(path);
    if (fetched === 'missing') {
      areAllCurrent = false;
    } else if (fetched === 'gone') {
      pack = { ...pack, pages: pack.pages.filter((page) => page.path !== path) };
      await store.write(pack);
    } else {
      for (const file of buildFilesIn(fetched.html)) wanted.add(file);
      pack = { ...pack, pages: replaced(pack.pages, fetched.page) };
      await store.put(pack, pageKey(fetched.page), fetched.response);
    }
  }
  // Older copies of pages stay, and need the files that they needed.
  if (!areAllCurrent) for (const { path } of start.files) wanted.add(path);
  return { pack, wanted, areAllCurrent };
}

async function fetchFiles(wanted: ReadonlySet<string>, start: Pack, store: Store): Promise<Pack> {
  const known = new Map(start.files.map((file) => [file.path, file]));
  let pack = { ...start, files: [...wanted].map((path) => known.get(path) ?? { path, bytes: 0 }) };
  await store.write(pack);
  for (const { path, bytes } of pack.files) {
    if (bytes > 0) continue;
    const fetched = await fetchFile(path);
    if (fetched === 'missing') continue;
    if (fetched === 'gone') {
      pack = { ...pack, files: pack.files.filter((file) => file.path !== path) };
      await store.write(pack);
    } else {
      pack = { ...pack, files: replaced(pack.files, fetched.file) };
      await store.put(pack, path, fetched.response);
    }
  }
  return pack;
}

type Store = {
  /** Updates a pack's record. @throws {Removed} */
  readonly write: (pack: Pack) => Promise<void>;
  /** Stores a part of a pack, then the record that has it. @throws {NoRoom | Removed} */
  readonly put: (pack: Pack, key: string, response: Response) => Promise<void>;
};

function storeIn(cache: Cache, others: readonly Pack[]): Store {
  const write = async (pack: Pack) => {
    if ((await readRoundPack(pack.round)) === null) throw new Removed(`The pack of ${pack.round} is gone.`);
    await writePack(cache, pack);
  };
  return {
    write,
    put: async (pack, key, response) => {
      if (bytesOf([...others, pack]) > MAX_BYTES) throw new NoRoom('The weekend packs are too large.');
      await cache.put(key, response);
      await write(pack);
    },
  };
}

type IsWanted = (before: Pack | null) => boolean;

async function save(round: string, isWanted: IsWanted): Promise<SaveOutcome> {
  const packs = await listPacks();
  const before = packs.find((pack) => pack.round === round) ?? null;
  if (!isWanted(before)) return before === null ? 'removed' : 'saved';
  const contents = await fetchContents(round).catch(() => undefined);
  if (contents === undefined) return 'unreachable';
  if (contents === null) {
    await removePack(round);
    return 'gone';
  }
  // It may have been removed in the meantime.
  if (before !== null && (await readRoundPack(round)) === null) return 'removed';
  const cache = await caches.open(PACKS_CACHE);
  const store = storeIn(
    cache,
    packs.filter((pack) => pack.round !== round),
  );
  const start = planned(contents, before, document.documentElement.lang);
  await writePack(cache, start);
  const fetched = await fetchPages(contents, start, store);
  const pack = await fetchFiles(fetched.wanted, fetched.pack, store);
  if (!isComplete(pack)) return 'partly';
  await sweep(cache);
  // With older copies of some pages the pack is still complete.
  return fetched.areAllCurrent ? 'saved' : 'unreachable';
}

/**
 * Saves a round's weekend pack on this device, or renews it: fetches missing parts, and the current version of its pages. One tab does so at
 * a time.
 * @param round its URL name
 * @param isWanted called when it's this tab's turn: another one may have renewed or removed the pack meanwhile
 */
export async function savePack(round: string, isWanted: IsWanted = () => true): Promise<SaveOutcome> {
  const run = () => save(round, isWanted);
  try {
    return await ('locks' in navigator ? navigator.locks.request(LOCK, run) : run());
  } catch (cause) {
    if (isFull(cause)) return 'noRoom';
    if (cause instanceof Removed) {
      // Including what was stored after the removal.
      await removePack(round);
      return 'removed';
    }
    if (nameOf(cause) === 'SecurityError') return 'blocked';
    throw cause;
  }
}

async function sizeOf(path: string): Promise<number> {
  const answer = await fetchPart(path, { method: 'HEAD' }).catch(() => null);
  if (answer === null) return Number.NaN;
  return answer.ok ? Number(answer.headers.get('content-length') ?? Number.NaN) : 0;
}

/**
 * The download size of a round's pack in bytes, as transferred; without the site's scripts and styles, most of which the browser has already.
 * Null if the size of a part is unknown, or if the round isn't published.
 * @throws without an answer
 */
export async function measurePack(round: string): Promise<number | null> {
  const contents = await fetchContents(round);
  if (contents === null) return null;
  const sizes = await Promise.all([...contents.pages, ...contents.pictures].map(sizeOf));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return Number.isFinite(sum) ? sum : null;
}
