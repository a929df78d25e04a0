import MiniSearch, { type SearchOptions } from 'minisearch';
import { excerpt, highlight, type Piece } from '@/lib/shared/text/highlight';
import { SEARCH_KINDS, type SearchKind } from '@/lib/contract/search-kinds';
import { joined, parted } from '@/lib/shared/text/respace';
import { allowedTypos, swappedWords } from '@/lib/shared/text/typos';
import { isUnspaced, wordsOf } from '@/lib/shared/text/words';

/** One searchable document. */
export type SearchDocument = {
  /** Address with a leading slash. */
  readonly href: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** One or two sentences, shown if the text has no match. */
  readonly description: string;
  /** Other names that people search for: race number, venue, author. */
  readonly keywords: string;
  /** The full plain text. */
  readonly text: string;
};

export type SearchHit = {
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
export type SearchResults = {
  readonly count: number;
  readonly groups: readonly SearchGroup[];
  /** Other words that would find something; only if nothing was found. */
  readonly suggestions: readonly string[];
};

export type ListPart = { readonly limit: number; readonly offset: number };

export type SearchIndex = {
  /** Best groups first. `limit` applies to each group. */
  readonly search: (query: string, limit: number) => SearchResults;
  /** The hits of one kind after the first `offset`. */
  readonly searchKind: (query: string, kind: SearchKind, part: ListPart) => SearchGroup;
  /** The best hits of any kind. */
  readonly quickSearch: (query: string, limit: number) => SearchHit[];
  readonly size: number;
};

/** Session sheets are many and have similar names; people usually mean what they belong to. */
const KIND_WEIGHT: Partial<Record<SearchKind, number>> = {
  round: 1.4,
  category: 1.3,
  circuit: 1.3,
  team: 1.2,
  driver: 1.2,
  result: 0.5,
};
const MAX_SUGGESTIONS = 4;

/** The word with two neighbouring letters swapped back, if the index has the result. */
const unswapped = (word: string, known: ReadonlySet<string>): string =>
  (known.has(word) ? null : swappedWords(word).find((other) => known.has(other))) ?? word;

const OPTIONS: SearchOptions = {
  boost: { title: 4, keywords: 2 },
  prefix: (word) => word.length > 1 || isUnspaced(word),
  fuzzy: (word) => allowedTypos(word) || false,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};

/** Builds an in-memory index of the documents. */
export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const byHref = new Map(documents.map((document) => [document.href, document]));
  const known = new Set<string>();
  const wordsOfQuery = (query: string) =>
    joined(
      wordsOf(query, { isQuery: true }).map(({ folded }) => folded),
      known,
    );
  const index = new MiniSearch<SearchDocument>({
    idField: 'href',
    fields: ['title', 'keywords', 'description', 'text'],
    tokenize: (text) => wordsOf(text).map(({ folded }) => folded),
    // Words are already normalised when they are extracted.
    processTerm: (word) => {
      known.add(word);
      return word;
    },
    searchOptions: {
      ...OPTIONS,
      tokenize: wordsOfQuery,
      processTerm: (word) => unswapped(word, known),
      boostDocument: (href: string) => KIND_WEIGHT[byHref.get(href)?.kind ?? 'page'] ?? 1,
    },
  });
  index.addAll([...byHref.values()]);

  const find = (query: string) => {
    const whole = index.search(query, { combineWith: 'AND' });
    const apart = whole.length > 0 ? query : parted(wordsOfQuery(query), known).join(' ');
    const all = apart === query ? whole : index.search(apart, { combineWith: 'AND' });
    // One unknown word must not hide everything that the others find.
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    return found.flatMap(({ id, score, terms }) => {
      const document = byHref.get(String(id));
      return document ? [{ document, score, found: new Set(terms) }] : [];
    });
  };

  const toHit = ({ document, found }: ReturnType<typeof find>[number]): SearchHit => {
    const { href, kind, title, description, text } = document;
    const isInText = wordsOf(text).some(({ folded }) => found.has(folded));
    const shown = excerpt(isInText || description === '' ? text : description, found);
    return { href, kind, title: highlight(title, found), excerpt: highlight(shown, found) };
  };

  const suggest = (query: string): string[] => {
    const fuzzy = (word: string) => (word.length < 3 ? false : 0.4);
    const near = index.autoSuggest(query, { ...OPTIONS, fuzzy, combineWith: 'OR' });
    // Korean words are compared letter by letter and displayed in syllables.
    const written = near.map(({ suggestion }) => suggestion.normalize('NFC'));
    return [...new Set(written)].slice(0, MAX_SUGGESTIONS);
  };

  return {
    size: byHref.size,
    search(query, limit) {
      const found = find(query);
      const groups = SEARCH_KINDS.flatMap((kind) => {
        const own = found.filter(({ document }) => document.kind === kind);
        const best = own[0]?.score;
        return best === undefined
          ? []
          : [{ best, kind, count: own.length, hits: own.slice(0, limit).map(toHit) }];
      });
      return {
        count: found.length,
        groups: groups
          .toSorted((a, b) => b.best - a.best)
          .map(({ kind, count, hits }) => ({ kind, count, hits })),
        suggestions: found.length === 0 ? suggest(query) : [],
      };
    },
    searchKind(query, kind, { limit, offset }) {
      const own = find(query).filter(({ document }) => document.kind === kind);
      return { kind, count: own.length, hits: own.slice(offset, offset + limit).map(toHit) };
    },
    quickSearch: (query, limit) => find(query).slice(0, limit).map(toHit),
  };
}
