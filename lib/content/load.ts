import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import type { ContractCalls } from '@/lib/api/contract-calls';
import { createServerApi, serverApi } from '@/lib/api/server';
import { env } from '@/lib/config/env';
import { unwrap, unwrapOrNull } from '@/lib/api/errors';
import type { EndpointInput, EndpointOutput } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { CmsPage, RowPage } from '@/lib/contract/entities/page';
import type { NamedExtensions } from '@/lib/contract/extensions';
import { QUERIES } from '@/lib/contract/graphql/queries';
import type { QueryResult, QueryVariables } from '@/lib/contract/graphql/query';
import { previewOfPage, previewHeaders } from '@/lib/preview/current';
import { loadDraftPage } from '@/lib/preview/draft-page';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from './cache';
import { clockOffsetMs } from './clock';
import { pathBelow, pathSegments, type PagePath } from './path';
import { currentSite, loadedSite, splitInitialData, type Site } from './site-store';
import type { FoundEntry, Sitemap } from './sitemap';
import { addressTag, RENDER_TIME_TAG, SITE_TAG, SITEMAP_TAG, tagsOfAnswer, tagsOfCall } from './tags';

type Endpoints = typeof ENDPOINTS;
type Queries = typeof QUERIES;

/** Queries for one record, which an editor sees as a draft. */
const DRAFT_QUERIES: ReadonlySet<keyof Queries> = new Set(['articleByUrl', 'roundByUrl']);

/** The content server's calls for an editor who views another point in time, or a draft; null for everybody else. */
function callsOfEditor(isDraft: boolean): ContractCalls | null {
  const preview = previewOfPage().current;
  if (!preview || (preview.asOf === null && !(isDraft && preview.claims.kind === 'editor'))) return null;
  return createServerApi(env().contentApiUrl, previewHeaders(preview));
}

/** The extensions that the content server names. @throws ContentUnavailableError if it does not respond. */
export async function loadExtensions(): Promise<NamedExtensions> {
  await loadSiteStamp();
  return (await siteParts()).site.extensions;
}

/**
 * One REST call of the contract, cached for all visitors.
 * @returns the response, or null if the content server says 404.
 * @throws ContentUnavailableError if it does not respond; a failure is never cached.
 */
export async function loadRest<K extends keyof Endpoints>(
  name: K,
  input: EndpointInput<Endpoints[K]>,
): Promise<EndpointOutput<Endpoints[K]> | null> {
  const extensions = await loadExtensions();
  const calls = callsOfEditor(false);
  return calls
    ? unwrapOrNull(await calls.call(ENDPOINTS[name], input, { extensions }))
    : loadCachedRest(name, input, extensions);
}

async function loadCachedRest<K extends keyof Endpoints>(
  name: K,
  input: EndpointInput<Endpoints[K]>,
  extensions: NamedExtensions,
): Promise<EndpointOutput<Endpoints[K]> | null> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, ...tagsOfCall(name));
  const answer = unwrapOrNull(await serverApi.call(ENDPOINTS[name], input, { extensions }));
  cacheTag(...tagsOfAnswer(name, answer));
  return answer;
}

/**
 * One GraphQL query of the contract, cached for all visitors. A query that is an extension as a whole may be sent only if the content
 * server names it (`loadExtensions`).
 * @throws ContentUnavailableError if the content server does not respond; a failure is never cached.
 */
export async function loadQuery<K extends keyof Queries>(
  name: K,
  variables: QueryVariables<Queries[K]>,
): Promise<QueryResult<Queries[K]>> {
  const extensions = await loadExtensions();
  const calls = callsOfEditor(DRAFT_QUERIES.has(name));
  return calls
    ? unwrap(await calls.query(QUERIES[name], variables, { extensions }))
    : loadCachedQuery(name, variables, extensions);
}

async function loadCachedQuery<K extends keyof Queries>(
  name: K,
  variables: QueryVariables<Queries[K]>,
  extensions: NamedExtensions,
): Promise<QueryResult<Queries[K]>> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, ...tagsOfCall(name));
  const answer = unwrap(await serverApi.query(QUERIES[name], variables, { extensions }));
  cacheTag(...tagsOfAnswer(name, answer));
  return answer;
}

/**
 * The time that pages are rendered for, in epoch milliseconds: on a cached page at most as old as its content, for an editor the chosen
 * one.
 */
export async function loadRenderTime(): Promise<number> {
  return previewOfPage().current?.asOf?.getTime() ?? loadCachedRenderTime();
}

async function loadCachedRenderTime(): Promise<number> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, RENDER_TIME_TAG);
  return Date.now() + clockOffsetMs();
}

/*
 * Initial data is in the process's memory (site-store). A page that Next caches may only wait for cached values, so it waits for a cached
 * stamp of the part it uses, with that part's tag; after that the value itself is available without waiting.
 */
const siteParts = async () => loadedSite() ?? (await currentSite());

async function loadSiteStamp(): Promise<string> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, SITE_TAG);
  return (await currentSite()).siteStamp;
}

async function loadSitemapStamp(): Promise<string> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, SITEMAP_TAG);
  return (await currentSite()).sitemapStamp;
}

async function loadCachedEntry(address: string): Promise<FoundEntry> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, addressTag(address));
  return (await currentSite()).sitemap.find(address);
}

/** Initial data for an editor who views another point in time, once a request; null for everybody else. */
const loadForEditor = cache(async () => {
  const calls = callsOfEditor(false);
  if (calls === null) return null;
  const extensions = await loadExtensions();
  return splitInitialData(unwrap(await calls.call(ENDPOINTS.getInitialData, {}, { extensions })));
});

/**
 * Domain, groups, page list, redirects and extensions of the site (spec point 7, initialData).
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function getInitialData(): Promise<Site> {
  const own = await loadForEditor();
  if (own) return own.site;
  await loadSiteStamp();
  return (await siteParts()).site;
}

/** The sitemap entry of a path, else the one of '/' with empty values (spec point 2). `path` has no leading slash. */
export async function getSitemapEntry(path: string): Promise<FoundEntry> {
  const own = await loadForEditor();
  return own ? own.sitemap.find(path) : loadCachedEntry(path.replace(/^\/+|\/+$/g, ''));
}

/** The whole sitemap, for what lists all of it; a page that uses it is rendered again whenever any entry changes. */
export async function getSitemap(): Promise<Sitemap> {
  const own = await loadForEditor();
  if (own) return own.sitemap;
  await loadSitemapStamp();
  return (await siteParts()).sitemap;
}

/** Changes whenever the sitemap does. */
export const getSitemapStamp = loadSitemapStamp;

export type FoundPage =
  | {
      readonly model: 'current';
      readonly page: CmsPage;
      /** For signed-in visitors only: its content is not here and reaches their browsers another way (decision 34). */
      readonly isWithheld?: true;
    }
  | { readonly model: 'older'; readonly page: RowPage };

/** A page with the rest of the address after its own part: `page_url`. */
export type PageAtPath = { readonly found: FoundPage; readonly path: PagePath };

/**
 * Looks up a page by its url (spec point 4, page load), in both models (spec point 7: find one by slug). Null if neither has it. An
 * editor gets the draft, loaded once a request.
 */
export const findPage = cache(async (url: string): Promise<FoundPage | null> => {
  const preview = previewOfPage().current;
  const draft = preview && (await loadDraftPage(url, preview));
  if (draft) return { model: 'current', page: draft };
  const answer = await loadRest('getPage', { slug: url });
  if (answer?.item?.requires_login) return withheld(answer.item);
  if (answer?.item) return { model: 'current', page: answer.item };
  if (answer?.row_page) return { model: 'older', page: answer.row_page };
  return null;
});

/** The page without its content, even if a content server gives it to everybody: shared caches must not hold it. */
const withheld = (page: CmsPage): FoundPage => ({
  model: 'current',
  page: { ...page, content: '', pageContents: [] },
  isWithheld: true,
});

/**
 * Finds the page that an address belongs to. The first segment alone names a page of the current model; the slug of an older one may
 * have several segments, and the longest existing one is meant.
 */
export async function findPageAt(path: PagePath): Promise<PageAtPath | null> {
  const { pages } = await getInitialData();
  const isListed = pages.some((page) => page.url === path.page_url);
  // Addresses below a listed page are usually its items; only those that the sitemap lists as pages are worth a request.
  const mayBePage = async (slug: string) =>
    !isListed || (await getSitemapEntry(slug)).model.endsWith('/Page');
  for (let length = pathSegments(path).length; length > 1; length -= 1) {
    const below = pathBelow(path, length);
    if (!(await mayBePage(below.page_url))) continue;
    const answer = await loadRest('getPage', { slug: below.page_url });
    if (answer?.row_page) return { found: { model: 'older', page: answer.row_page }, path: below };
  }
  const found = await findPage(path.page_url);
  return found && { found, path };
}
