import 'server-only';
import type { InitialData } from '@/lib/contract/endpoints/content';
import { ContentUnavailableError } from '@/lib/api/errors';
import { loadRest } from './load';

/** Sitemap, domain, groups, page list and redirects of the site (spec point 7, initialData). */
export async function getInitialData(): Promise<InitialData> {
  const data = await loadRest('getInitialData', {});
  // A content server without this call is not one that the site can stand on.
  if (data === null) throw new ContentUnavailableError({ kind: 'notFound' });
  return data;
}
