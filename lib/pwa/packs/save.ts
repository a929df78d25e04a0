import { laterTextsPath } from '@/lib/i18n/later-texts-path';
import { propertyOf } from '@/lib/shared/record';
import { buildFilesIn, loadedBuildFiles } from '../build-files';
import { isKeepableAnswer } from '../keepable';
import { LANGUAGE_HEADER } from '../kept-key';
import { KEPT_AT_HEADER, PACKS_CACHE } from '../names';
import { coverOf, titleOf } from '../page-title';
import { ask, askContents, type PackContents } from './contents';
import {
  bytesOf,
  isWhole,
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

/** All packs of a browser together. */
const MOST_BYTES = 40 * 1024 * 1024;
/** One tab at a time writes packs. */
const LOCK = 'weekend-packs';

/**
 * What came of saving a pack. After `partly`, `noRoom` and `unreachable`, what was saved stays; `removed` is one that was removed meanwhile,
 * here or in another tab.
 */
export type SaveOutcome = 'saved' | 'partly' | 'noRoom' | 'unreachable' | 'blocked' | 'gone' | 'removed';

/** The device, or what a site may use of it, is full. */
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

/** A pack as it is meant to be, with what was there before. */
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

/** Statuses of what nobody gets any more. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Fetches a page.
 * @returns 'gone' for one that is at this address no more, 'missing' for one that can't be had now, or not as everybody sees it
 */
async function fetchPage(path: string): Promise<FetchedPage | 'gone' | 'missing'> {
  const answer = await ask(path, { headers: { accept: 'text/html' } }).catch(() => null);
  if (answer === null) return 'missing';
  if (GONE.has(answer.status) || answer.redirected) return 'gone';
  if (!isKeepableAnswer(answer)) return 'missing';
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

/** Fetches a picture or a file of the build, or takes it from another cache; otherwise as `fetchPage`. */
async function fetchFile(path: string): Promise<FetchedFile | 'gone' | 'missing'> {
  const response = (await caches.match(path)) ?? (await ask(path).catch(() => null));
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
  /** Paths of the files that it needs. */
  readonly wanted: ReadonlySet<string>;
  /** Whether every page is as it is now. */
  readonly areAllThere: boolean;
};

/** Fetches the pages of a pack, one by one. */
async function fetchPages(contents: PackContents, start: Pack, store: Store): Promise<FetchedPages> {
  let pack = start;
  let areAllThere = true;
  const wanted = new Set([...contents.pictures, laterTextsPath(pack.language), ...loadedBuildFiles()]);
  for (const path of contents.pages) {
    const fetched = await fetchPage(path);
    if (fetched === 'missing') {
      areAllThere = false;
    } else if (fetched === 'gone') {
      pack = { ...pack, pages: pack.pages.filter((page) => page.path !== path) };
      await store.write(pack);
    } else {
      for (const file of buildFilesIn(fetched.html)) wanted.add(file);
      pack = { ...pack, pages: replaced(pack.pages, fetched.page) };
      await store.put(pack, pageKey(fetched.page), fetched.response);
    }
  }
  // The copy that stays of a page needs what it needed.
  if (!areAllThere) for (const { path } of start.files) wanted.add(path);
  return { pack, wanted, areAllThere };
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
  /** Writes a pack's record anew. @throws {Removed} */
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
      if (bytesOf([...others, pack]) > MOST_BYTES) throw new NoRoom('The weekend packs are too large.');
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
  const contents = await askContents(round).catch(() => undefined);
  if (contents === undefined) return 'unreachable';
  if (contents === null) {
    await removePack(round);
    return 'gone';
  }
  // It may have been removed while the answer was on its way.
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
  if (!isWhole(pack)) return 'partly';
  await sweep(cache);
  // The copies that were there before are still whole.
  return fetched.areAllThere ? 'saved' : 'unreachable';
}

/**
 * Saves a round's weekend pack on this device, or renews it: what it lacks is fetched, and so are its pages as they are now. One tab does so
 * at a time.
 * @param round its URL name
 * @param isWanted asked once it's this tab's turn: meanwhile another one may have renewed the pack, or removed it
 */
export async function savePack(round: string, isWanted: IsWanted = () => true): Promise<SaveOutcome> {
  const run = () => save(round, isWanted);
  try {
    return await ('locks' in navigator ? navigator.locks.request(LOCK, run) : run());
  } catch (cause) {
    if (isFull(cause)) return 'noRoom';
    if (cause instanceof Removed) {
      // With what was stored since.
      await removePack(round);
      return 'removed';
    }
    if (nameOf(cause) === 'SecurityError') return 'blocked';
    throw cause;
  }
}

async function sizeOf(path: string): Promise<number> {
  const answer = await ask(path, { method: 'HEAD' }).catch(() => null);
  if (answer === null) return Number.NaN;
  return answer.ok ? Number(answer.headers.get('content-length') ?? Number.NaN) : 0;
}

/**
 * How much is to be fetched for a round's pack, in bytes as they are sent; the site's own scripts and styles, of which the browser has most,
 * don't count. Null if that isn't known of every part, or if the round isn't published.
 * @throws without an answer
 */
export async function measurePack(round: string): Promise<number | null> {
  const contents = await askContents(round);
  if (contents === null) return null;
  const sizes = await Promise.all([...contents.pages, ...contents.pictures].map(sizeOf));
  const sum = sizes.reduce((total, size) => total + size, 0);
  return Number.isFinite(sum) ? sum : null;
}
