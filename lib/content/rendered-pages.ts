import { createRequire } from 'node:module';
import type * as FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type * as CacheControls from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { isSearchPath } from './search-query.ts';
import { pageCacheHandle } from '../config/page-cache-handle.ts';
import { propertyOf } from '../shared/record.ts';

/*
 * Where Next stores rendered pages (`cacheHandler` in next.config.ts). Node loads this file unbundled, so its imports have full paths
 * and Next's own parts are required.
 */
type NextModules = {
  readonly 'next/dist/server/lib/incremental-cache/file-system-cache.js': typeof FileSystemCache;
  readonly 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js': typeof CacheControls;
};

const load: <Name extends keyof NextModules>(name: Name) => NextModules[Name] = createRequire(
  import.meta.url,
);

const { default: NextPages } = load('next/dist/server/lib/incremental-cache/file-system-cache.js');
const { SharedCacheControls } = load(
  'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js',
);

/** The header in which Next lists the tags that a page depends on (lib/content/tags). */
const TAGS_HEADER = 'x-next-cache-tags';

/** The visitor's address in a key: '/news' of '/route-cache/APP_PAGE/…/$/en/news'. */
const pathOf = (key: string): string => {
  const inside = key.slice(key.indexOf('/$/') + 2);
  return `/${inside.split('/').slice(2).join('/')}`;
};

/** Reports a page's tags to the front server, so that a change to any of them reaches the page. */
function noteTags(key: string, page: unknown): void {
  const tags = propertyOf(propertyOf(page, 'headers'), TAGS_HEADER);
  if (typeof tags === 'string') pageCacheHandle()?.noteTags(pathOf(key), tags.split(','));
}

/** Next remembers the lifetime of every address ever rendered, without a limit. */
function forgetLife(key: string): void {
  const lives = propertyOf(SharedCacheControls, 'cacheControls');
  if (lives instanceof Map) lives.delete(key);
}

/**
 * Next's own store of rendered pages, with three differences. Search results are not stored: queries are endless, and the front server
 * has the latest ones (server/cache/page-cache.ts). A page whose content changed while it was being rendered is not stored either. And the
 * front server learns each page's tags, even if the page is read from disk after a restart.
 */
export default class RenderedPages extends NextPages {
  override async get(
    ...[key, context]: Parameters<InstanceType<typeof NextPages>['get']>
  ): ReturnType<InstanceType<typeof NextPages>['get']> {
    const found = await super.get(key, context);
    noteTags(key, found?.value);
    return found;
  }

  override async set(
    ...[key, data, context]: Parameters<InstanceType<typeof NextPages>['set']>
  ): Promise<void> {
    const path = pathOf(key);
    const isInTime = pageCacheHandle()?.isInTime(path) ?? true;
    if (isSearchPath(path) || !isInTime) return forgetLife(key);
    noteTags(key, data);
    await super.set(key, data, context);
  }
}
