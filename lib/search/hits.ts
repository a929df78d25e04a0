import type { SearchAnswer } from '@/lib/contract/endpoints/content';
import type { SearchKind } from '@/lib/contract/search-kinds';
import { highlight, type Piece } from '@/lib/shared/text/highlight';

export type SearchHit = {
  /** With a leading slash, encoded. */
  readonly href: string;
  readonly kind: SearchKind;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
};
export type SearchGroup = {
  readonly kind: SearchKind;
  /** The number of hits; `hits` has the best of them. */
  readonly count: number;
  readonly hits: readonly SearchHit[];
};

type AnsweredHit = SearchAnswer['groups'][number]['hits'][number];

const hitOf = (
  { url, title, excerpt }: AnsweredHit,
  kind: SearchKind,
  found: ReadonlySet<string>,
): SearchHit => ({
  href: `/${url.split('/').map(encodeURIComponent).join('/')}`,
  kind,
  title: highlight(title, found),
  excerpt: highlight(excerpt, found),
});

/** The groups of an answer with their hits for display: the found words are highlighted. */
export function groupsOf({ groups, found }: SearchAnswer): SearchGroup[] {
  const words = new Set(found);
  return groups.map(({ kind, count, hits }) => ({
    kind,
    count,
    hits: hits.map((hit) => hitOf(hit, kind, words)),
  }));
}

/** The best hits of any kind. */
export function bestHits({ groups, found }: SearchAnswer, limit: number): SearchHit[] {
  const words = new Set(found);
  return groups
    .flatMap(({ kind, hits }) => hits.map((hit) => ({ hit, kind })))
    .sort((a, b) => b.hit.score - a.hit.score)
    .slice(0, limit)
    .map(({ hit, kind }) => hitOf(hit, kind, words));
}
