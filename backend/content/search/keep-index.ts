import { setImmediate } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import type { InitialData } from '../../../lib/contract/endpoints/content.ts';
import { DETAIL_PAGES, START_PAGE } from '../../../lib/contract/paths.ts';
import { kindOf } from '../../../lib/contract/search-kinds.ts';
import { batchesOf } from '../../../lib/shared/batches.ts';
import { wordsOf } from '../../../lib/shared/text/words.ts';
import { etagOf } from '../../../lib/shared/node/etag.ts';
import { log } from '../../kernel/log/log.ts';
import { onVisibleChange } from '../../kernel/events.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { currentSitemap } from '../sitemap/initial-data.ts';
import { memoised } from '../sitemap/cached-records.ts';
import { articleRelations, findArticleDetails } from './article-details.ts';
import { searchStore } from './open-search-store.ts';
import { orderNumber, UNORDERED } from './order.ts';
import type { SearchDocument } from './search-store.ts';
import { searchSources, type PageSource, type SearchDetails } from './sources.ts';

/** No article is longer; the limit bounds the damage of a mistake. */
const MAX_TEXT_LENGTH = 20_000;
/** Documents read at once, and written in one transaction. Between two transactions, other requests get their turn. */
const READ_STEP = 20;
const WRITE_STEP = 4;
/**
 * How long searches wait for a change to be indexed. Only indexing a large archive takes longer: later searches use what has been indexed
 * so far.
 */
const MAX_WAIT_MS = 2_000;
/** On shutdown, an indexing that is nearly done may finish, so that the next start needn't repeat it. */
const STOP_WAIT_MS = 4_000;

/** Increase when documents are generated differently from the same content. */
const MADE_BY = '5';

/** The record for an index that agrees with a version of the sitemap. */
const agreementWith = (version: string) => `${MADE_BY} ${version}`;
/** The record for an index that agreed with a sitemap and is being changed. */
const CHANGING = 'changing';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());
const trimmed = (url: string) => url.replace(/^\/+|\/+$/g, '');

/** Created once for each entry: the sitemap reuses entries that haven't changed. @param related what its details repeat of other records */
const stampOf = memoised(({ lastmod, seo_title, seo_meta_description }: SitemapEntry, related = ''): string =>
  etagOf([MADE_BY, lastmod, seo_title, seo_meta_description, related].join('|')),
);

const foldedIn = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);

function documentOf(
  url: string,
  entry: SitemapEntry,
  details: SearchDetails,
  pageName: string,
): Omit<SearchDocument, 'stamp'> | null {
  const title = entry.seo_title || pageName || (details.title ?? '');
  // The home page is listed under both of its addresses.
  if (url === START_PAGE || title === '') return null;
  const description = details.description || entry.seo_meta_description;
  const keywords = `${details.keywords ?? ''} ${title === pageName ? '' : pageName} ${details.title === title ? '' : (details.title ?? '')}`;
  const text = (details.text ?? '').slice(0, MAX_TEXT_LENGTH);
  return {
    url,
    kind: kindOf(url),
    title,
    description,
    text,
    order: orderNumber(details.order ?? UNORDERED),
    words: {
      title: foldedIn(title),
      keywords: foldedIn(keywords),
      description: foldedIn(description),
      text: foldedIn(text),
    },
  };
}

const pageSources = (): readonly PageSource[] => [
  { page: DETAIL_PAGES.article, find: findArticleDetails, related: articleRelations },
  ...searchSources.all(),
];

/** Finds what the details of an address repeat of other records. */
async function relatedTexts(payload: Payload): Promise<(url: string) => string> {
  const found = new Map<string, (name: string) => string>();
  for (const { page, related } of pageSources()) if (related) found.set(page, await related(payload));
  return (url) => {
    const [page = '', ...name] = url.split('/');
    return found.get(page)?.(name.join('/')) ?? '';
  };
}

async function detailsOf(
  payload: Payload,
  urls: readonly string[],
): Promise<ReadonlyMap<string, SearchDetails>> {
  const found = new Map<string, SearchDetails>();
  for (const { page, find } of pageSources()) {
    const nameOf = (url: string) => url.slice(page.length + 1);
    const own = urls.filter((url) => url.startsWith(`${page}/`));
    if (own.length === 0) continue;
    const details = await find(payload, own.map(nameOf));
    for (const url of own) found.set(url, details.get(nameOf(url)) ?? {});
  }
  return found;
}

/** The state when this process started. */
type Start = {
  /** By this machine's clock. */
  readonly atMs: number;
  /** The version of the sitemap. */
  readonly version: string;
  /** Whether an earlier process completed the index, so that it can be used while it is compared with the content. */
  readonly hasIndex: boolean;
};

type State = {
  /** The version of the sitemap that the index agrees with. */
  version: string;
  start: Promise<Start> | null;
  /** Until when, by this machine's clock, searches wait for the latest version to be indexed. */
  awaited: { readonly version: string; readonly untilMs: number };
  stamps: Map<string, string> | null;
  underWay: Promise<void> | null;
  /** Set when the process is about to end: the rest is indexed after the next start. */
  isStopping: boolean;
  /** What visitors may read in the latest version. */
  readable: { readonly version: string; readonly urls: ReadonlySet<string> };
};
const slot = processSingleton('search-index', (): State => ({
  version: '',
  start: null,
  awaited: { version: '', untilMs: 0 },
  stamps: null,
  underWay: null,
  isStopping: false,
  readable: { version: '', urls: new Set() },
}));

/** Takes over, once per process, the index left by an earlier one: if it agrees with the sitemap, no comparison is needed. */
function startWith(payload: Payload, own: State, version: string): Promise<Start> {
  const takeOver = async (): Promise<Start> => {
    const atMs = Date.now();
    const noted = await (await searchStore(payload)).agreement();
    if (noted === agreementWith(version)) own.version = version;
    return { atMs, version, hasIndex: noted !== '' };
  };
  own.start ??= takeOver().catch((error: unknown) => {
    own.start = null;
    throw error;
  });
  return own.start;
}

/** Until when searches wait for a version of the sitemap to be indexed; records when it is first seen. */
function awaitedUntil(own: State, version: string, start: Start): number {
  if (own.awaited.version !== version) {
    const isNew = start.version !== version;
    const seenMs = isNew ? Date.now() : start.atMs;
    own.awaited = { version, untilMs: isNew || !start.hasIndex ? seenMs + MAX_WAIT_MS : seenMs };
  }
  return own.awaited.untilMs;
}

/** Brings the index in line with what visitors can read now: writes new and changed documents, and removes the rest. */
async function synchronise(payload: Payload, own: State): Promise<void> {
  const { sitemap, version, pages }: Pick<InitialData, 'sitemap' | 'version' | 'pages'> =
    await currentSitemap(payload);
  const start = await startWith(payload, own, version);
  if (own.version === version) return;
  awaitedUntil(own, version, start);
  const store = await searchStore(payload);
  own.stamps ??= new Map(await store.stamps());
  const { stamps } = own;
  const listed = new Map(sitemap.map((entry) => [trimmed(entry.url), entry]));
  listed.delete(START_PAGE);
  const removed = [...stamps.keys()].filter((url) => !listed.has(url));
  const relatedOf = await relatedTexts(payload);
  const stampNow = (url: string, entry: SitemapEntry) => stampOf(entry, relatedOf(url));
  const changed = [...listed].filter(([url, entry]) => stamps.get(url) !== stampNow(url, entry));
  // A half-changed index must be compared. One that was never completed has nothing to record.
  const isFinished = start.hasIndex || own.version !== '';
  if (isFinished && removed.length + changed.length > 0) await store.noteAgreement(CHANGING);
  // First of all, so that nothing is found that visitors may no longer read.
  if (removed.length > 0) await store.write([], removed);
  for (const url of removed) stamps.delete(url);
  const nameOf = new Map(pages.map(({ url, name }) => [url, name]));
  for (const read of batchesOf(changed, READ_STEP)) {
    const details = await detailsOf(
      payload,
      read.map(([url]) => url),
    );
    for (const part of batchesOf(read, WRITE_STEP)) {
      if (own.isStopping) return;
      const documents = part.flatMap(([url, entry]) => {
        const made = documentOf(url, entry, details.get(url) ?? {}, nameOf.get(url) ?? '');
        return made === null ? [] : { ...made, stamp: stampNow(url, entry) };
      });
      await store.write(documents, []);
      for (const [url, entry] of part) stamps.set(url, stampNow(url, entry));
      await setImmediate();
    }
  }
  await store.noteAgreement(agreementWith(version));
  own.version = version;
}

function startSynchronising(payload: Payload): Promise<void> {
  const own = slot();
  own.underWay ??= synchronise(payload, own)
    .catch((error: unknown) => {
      // Stored stamps are read again next time.
      own.stamps = null;
      throw error;
    })
    .finally(() => {
      own.underWay = null;
    });
  return own.underWay;
}

/**
 * Resolves when the index agrees with what visitors can read now. While a large archive is indexed for the first time, it doesn't wait for
 * the end: what has been indexed so far can be found. After a start, an earlier process's index is used at once, and only later changes are
 * waited for.
 * @returns a check of whether visitors may read a URL, for results from an index that is still behind
 */
export async function searchIndexReady(payload: Payload): Promise<(url: string) => boolean> {
  const { sitemap, version } = await currentSitemap(payload);
  const own = slot();
  const start = await startWith(payload, own, version);
  if (own.version !== version) {
    const wait = awaitedUntil(own, version, start) - Date.now();
    const done = startSynchronising(payload).then(() =>
      own.version === version ? undefined : startSynchronising(payload),
    );
    if (wait > 0) await Promise.race([done, pause(wait)]);
    // After the wait it continues in the background; the next caller to wait for its end gets the error.
    done.catch(() => undefined);
  }
  if (own.readable.version !== version)
    own.readable = { version, urls: new Set(sitemap.map(({ url }) => trimmed(url))) };
  const { urls } = own.readable;
  return (url) => urls.has(url);
}

/**
 * Indexes missing content in the background, now and after every change, while the process runs.
 * @returns stops it, after its current step at the latest
 */
export function keepSearchIndex(payload: Payload): () => Promise<void> {
  const own = slot();
  own.isStopping = false;
  const logError = (error: unknown) => log.error({ err: error }, 'the search index could not be updated');
  const run = () => void startSynchronising(payload).catch(logError);
  run();
  const stopListening = onVisibleChange(run);
  return async () => {
    stopListening();
    const done = own.underWay?.catch(() => undefined);
    await Promise.race([done, pause(STOP_WAIT_MS)]);
    own.isStopping = true;
    await done;
  };
}
