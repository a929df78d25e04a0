import 'server-only';
import { articleAddress } from '@/lib/content/addresses';
import { loadQuery } from '@/lib/content/load';
import { loadIsRaceNews } from '@/lib/spoilers/race-news';
import { toldByArticle, type Told } from '@/lib/spoilers/told';
import type { SearchGroup, SearchHit } from './hits';

/** The newest articles, of which those of the last days may give a result away. */
const NEWEST = 40;

/** What the addresses of articles give away by their headlines; without those that can't. */
export async function loadToldAddresses(): Promise<ReadonlyMap<string, Told>> {
  const [{ cognitoArticles }, isRaceNews] = await Promise.all([
    loadQuery('recentArticles', { first: NEWEST, byGroup: null }),
    loadIsRaceNews(),
  ]);
  return new Map(
    cognitoArticles.flatMap(({ id, url, display_start_time: shown, created_at: made }) => {
      const instant = shown ?? made;
      return isRaceNews(instant) ? [[articleAddress(url), toldByArticle(id, instant)] as const] : [];
    }),
  );
}

/** A hit, with what its title and excerpt give away; without either it gives nothing away. */
export type ToldHit = SearchHit & { readonly told?: Told; readonly toldByExcerpt?: Told };
export type ToldGroup = Omit<SearchGroup, 'hits'> & { readonly hits: readonly ToldHit[] };

/** The winner of a session, whose date isn't known here. Its own page has the button that shows it. */
const WINNER: Told = { key: 'winner', at: null };

/** The same hits with what they give away: articles by all that is shown of them, sessions by their excerpt alone. */
export const withTold = (hits: readonly SearchHit[], told: ReadonlyMap<string, Told>): ToldHit[] =>
  hits.map((hit) => {
    const ofArticle = told.get(hit.href);
    if (ofArticle !== undefined) return { ...hit, told: ofArticle };
    return hit.kind === 'result' ? { ...hit, toldByExcerpt: WINNER } : hit;
  });
