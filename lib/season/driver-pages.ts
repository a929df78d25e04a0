import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { unwrap } from '@/lib/api/errors';
import { serverApi } from '@/lib/api/server';
import type { NamedExtensions } from '@/lib/contract/extensions';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { fullName } from '@/lib/shared/full-name';
import { driverAddress } from './addresses';
import { pagesByName } from './page-of-name';
import { CONTENT_CACHE_PROFILE, CONTENT_TAG } from '@/lib/content/cache';
import { loadExtensions } from '@/lib/content/load';
import { tagsOfCall } from '@/lib/content/tags';

type Store = { pages: ReadonlyMap<string, string> | null };

/** One for the process: pages and routes are bundled separately, and Next's cache would parse the names of all drivers for each page. */
const KEY = Symbol.for('championship.driver-pages');
const store: Store = ((globalThis as { [KEY]?: Store })[KEY] ??= { pages: null });

async function renew(extensions: NamedExtensions): Promise<ReadonlyMap<string, string>> {
  const { nextgenDrivers } = unwrap(await serverApi.query(QUERIES.driverNames, {}, { extensions }));
  const pages = pagesByName(
    nextgenDrivers.map((driver) => ({
      name: fullName(driver),
      address: driver.url === '' ? null : driverAddress(driver.url),
    })),
  );
  store.pages = pages;
  return pages;
}

/** Loads the names once, and again when a driver changes. As with the site's data (site-store), Next only caches a stamp. */
async function loadStamp(extensions: NamedExtensions): Promise<number> {
  'use cache';
  cacheLife(CONTENT_CACHE_PROFILE);
  cacheTag(CONTENT_TAG, ...tagsOfCall('driverNames'));
  await renew(extensions);
  return Date.now();
}

/**
 * The drivers' pages by name, for timing sheets that aren't linked to them (`pageOfName`).
 * @throws ContentUnavailableError if the content server does not respond
 */
export async function driverPages(): Promise<ReadonlyMap<string, string>> {
  const extensions = await loadExtensions();
  await loadStamp(extensions);
  return store.pages ?? renew(extensions);
}
