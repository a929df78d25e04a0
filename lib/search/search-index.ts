import MiniSearch, { type SearchOptions } from 'minisearch';
import { excerpt, highlight, type Piece } from './highlight';
import { SEARCH_KINDS, type SearchKind } from './kinds';
import { joined, parted } from './respace';
import { isUnspaced, wordsOf } from './words';

/** One thing that can be found. */
export type SearchDocument = {
  /** Address with a leading slash. */
  readonly href: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** One or two sentences, shown where the text holds no match. */
  readonly description: string;
  /** Names that people look for it by but that its title does not have: race number, venue, author. */
  readonly keywords: string;
  /** Plain text of the whole. */
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
  /** How many there are; `hits` holds the best of them. */
  readonly count: number;
  readonly hits: readonly SearchHit[];
};
export type SearchResults = {
  readonly count: number;
  readonly groups: readonly SearchGroup[];
  /** Other words that would find something; only where nothing was found. */
  readonly suggestions: readonly string[];
};

export type SearchIndex = {
  /** Best groups first. `limit` is for each group. */
  readonly search: (query: string, limit: number) => SearchResults;
  /** The best hits whatever their kind. */
  readonly quickSearch: (query: string, limit: number) => SearchHit[];
  readonly size: number;
};

/** Session sheets are many and named alike; what they belong to is meant more often. */
const KIND_WEIGHT: Partial<Record<SearchKind, number>> = {
  round: 1.4,
  category: 1.3,
  driver: 1.2,
  result: 0.5,
};
/** From this length a word may be wrong in one letter, or in two. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 7;
const MAX_SUGGESTIONS = 4;

/** The word with two neighbouring letters swapped back, if that makes one that the index has: the commonest slip of all. */
function unswapped(word: string, known: ReadonlySet<string>): string {
  if (word.length < ONE_TYPO_FROM || known.has(word)) return word;
  for (let at = 0; at < word.length - 1; at += 1) {
    const swapped = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
    if (known.has(swapped)) return swapped;
  }
  return word;
}

/** Numbers and short words differ by one letter from too many others. */
const allowedTypos = (word: string): number | false =>
  word.length < ONE_TYPO_FROM || /\d/.test(word) ? false : word.length < TWO_TYPOS_FROM ? 1 : 2;

const OPTIONS: SearchOptions = {
  boost: { title: 4, keywords: 2 },
  prefix: (word) => word.length > 1 || isUnspaced(word),
  fuzzy: allowedTypos,
  weights: { prefix: 0.5, fuzzy: 0.3 },
};

/** Makes an index that holds the documents in memory. */
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
    // Words are folded when they are cut out.
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
    // A word too many must not hide everything that the others find.
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
    // Korean words are compared letter by letter and written in syllables.
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
    quickSearch: (query, limit) => find(query).slice(0, limit).map(toHit),
  };
}
