import 'server-only';
import { serverApi } from '@/lib/api/server';
import { unwrap } from '@/lib/api/errors';
import { loadRest } from '@/lib/content/load';
import { searchContent, type SearchAnswer } from '@/lib/contract/endpoints/content';
import type { NamedExtensions } from '@/lib/contract/extensions';
import { highlight } from '@/lib/shared/text/highlight';
import type { SearchKind } from '@/lib/contract/search-kinds';
import type { SearchGroup, SearchHit, SearchResults } from './search-index';

const hitsOf = ({ groups, found }: SearchAnswer): { readonly hit: SearchHit; readonly score: number }[] => {
  const words = new Set(found);
  return groups.flatMap(({ kind, hits }) =>
    hits.map(({ url, title, excerpt, score }) => ({
      score,
      hit: {
        href: `/${url.split('/').map(encodeURIComponent).join('/')}`,
        kind,
        title: highlight(title, words),
        excerpt: highlight(excerpt, words),
      },
    })),
  );
};

/**
 * The content server's own search, for the search screen: a page that Next renders like one it keeps, so the answer is cached with the
 * others.
 * @param limit hits of each kind
 */
export async function searchOnServer(query: string, limit: number): Promise<SearchResults> {
  const answer = await loadRest('searchContent', { q: query, limit });
  if (answer === null) return { count: 0, groups: [], suggestions: [] };
  const hits = hitsOf(answer);
  return {
    count: answer.groups.reduce((all, { count }) => all + count, 0),
    groups: answer.groups.map(({ kind, count }) => ({
      kind,
      count,
      hits: hits.filter(({ hit }) => hit.kind === kind).map(({ hit }) => hit),
    })),
    suggestions: answer.suggestions,
  };
}

/** One page of the results of one kind, if the content server can tell them apart (extension `search-pages`). @param page from 1 */
export async function searchKindOnServer(
  query: string,
  kind: SearchKind,
  page: number,
  limit: number,
): Promise<SearchGroup> {
  const answer = await loadRest('searchContent', { q: query, limit, kind, page });
  const group = answer?.groups.find((one) => one.kind === kind);
  if (!answer || !group) return { kind, count: 0, hits: [] };
  return { kind, count: group.count, hits: hitsOf({ ...answer, groups: [group] }).map(({ hit }) => hit) };
}

/** The best hits of any kind, for the quick search. Not cached: its queries are endless. */
export async function quickSearchOnServer(
  query: string,
  limit: number,
  extensions: NamedExtensions,
): Promise<SearchHit[]> {
  const answer = unwrap(await serverApi.call(searchContent, { q: query, limit }, { extensions }));
  return hitsOf(answer)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ hit }) => hit);
}
