import 'server-only';
import { articleAddress } from '@/lib/content/addresses';
import { loadQuery } from '@/lib/content/load';
import { loadIsRaceNews } from '@/lib/spoilers/race-news';
import { articleSpoiler, type Spoiler } from '@/lib/spoilers/spoiler';
import type { SearchGroup, SearchHit } from './hits';

/** How many of the newest articles are checked for spoilers; only recent ones can be. */
const NEWEST = 40;

/** Spoilers in the headlines of articles, by the articles' addresses. */
export async function loadSpoilerAddresses(): Promise<ReadonlyMap<string, Spoiler>> {
  const [{ cognitoArticles }, isRaceNews] = await Promise.all([
    loadQuery('recentArticles', { first: NEWEST, byGroup: null }),
    loadIsRaceNews(),
  ]);
  return new Map(
    cognitoArticles.flatMap(({ id, url, display_start_time: shown, created_at: made }) => {
      const instant = shown ?? made;
      return isRaceNews(instant) ? [[articleAddress(url), articleSpoiler(id, instant)] as const] : [];
    }),
  );
}

/** A hit with the spoilers in all of it (`told`) or in its excerpt alone. These names are part of the search call's response. */
export type SpoilerHit = SearchHit & { readonly told?: Spoiler; readonly toldByExcerpt?: Spoiler };
export type SpoilerGroup = Omit<SearchGroup, 'hits'> & { readonly hits: readonly SpoilerHit[] };

/** A session's winner, whose date isn't known here. The session's own page has the button that shows it. */
const WINNER: Spoiler = { key: 'winner', at: null };

/** The hits with their spoilers: an article's whole hit may be one, of a session only the excerpt. */
export const withSpoilers = (
  hits: readonly SearchHit[],
  spoilers: ReadonlyMap<string, Spoiler>,
): SpoilerHit[] =>
  hits.map((hit) => {
    const ofArticle = spoilers.get(hit.href);
    if (ofArticle !== undefined) return { ...hit, told: ofArticle };
    return hit.kind === 'result' ? { ...hit, toldByExcerpt: WINNER } : hit;
  });
