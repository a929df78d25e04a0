import 'server-only';
import type { Series } from '@/lib/contract/entities/racing';
import { loadQuery } from '@/lib/content/load';

/** More series than any championship has. */
const ALL_SERIES = 50;

/** The series with that url, or every series for ''; none if there is no such series. */
export async function listSeries(url: string): Promise<readonly Series[]> {
  if (url === '') return (await loadQuery('firstSeries', { first: ALL_SERIES })).nextgenSeriess;
  const { nextgenSeries } = await loadQuery('seriesByUrl', { url });
  return nextgenSeries ? [nextgenSeries] : [];
}
