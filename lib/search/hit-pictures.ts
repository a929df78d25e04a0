import 'server-only';
import { articleAddress } from '@/lib/content/addresses';
import { driverAddress, roundAddress } from '@/lib/season/addresses';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import type { Image } from '@/lib/contract/entities/image';
import { hasExtension } from '@/lib/contract/extensions';
import type { SearchKind } from '@/lib/contract/search-kinds';
import type { SearchGroup } from './hits';

/** The URL names of the hits of a kind. @param addressOf returns the address of such a record */
function namesOf(groups: readonly SearchGroup[], wanted: SearchKind, addressOf: (url: string) => string) {
  const start = addressOf('');
  return groups
    .filter(({ kind }) => kind === wanted)
    .flatMap(({ hits }) => hits.map(({ href }) => decodeURIComponent(href.slice(start.length))));
}

/**
 * The pictures of search hits, by address; none for kinds without pictures, and from a content server that cannot return several records at
 * once.
 */
export async function loadHitPictures(groups: readonly SearchGroup[]): Promise<ReadonlyMap<string, Image>> {
  const wanted = {
    articleUrls: namesOf(groups, 'article', articleAddress),
    driverUrls: namesOf(groups, 'driver', driverAddress),
    roundUrls: namesOf(groups, 'round', roundAddress),
  };
  const isNothing = Object.values(wanted).every((names) => names.length === 0);
  if (isNothing || !hasExtension(await loadExtensions(), 'list-parts')) return new Map();
  const { cognitoArticles, nextgenDrivers, nextgenRounds } = await loadQuery('hitPictures', wanted);
  const pictured: readonly (readonly [address: string, image: Image | null | undefined])[] = [
    ...cognitoArticles.map(({ url, image }) => [articleAddress(url), image] as const),
    ...nextgenDrivers.map(({ url, headshot_photo }) => [driverAddress(url), headshot_photo] as const),
    ...nextgenRounds.map(
      ({ url, images }) => [roundAddress(url), images?.background ?? images?.banner] as const,
    ),
  ];
  return new Map(pictured.flatMap(([address, image]) => (image ? [[address, image] as const] : [])));
}
