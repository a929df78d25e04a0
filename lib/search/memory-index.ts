import { SEARCH_KINDS, type SearchKind } from '@/lib/contract/search-kinds';
import {
  NOTHING_FOUND,
  type FoundDocument,
  type SearchIndex,
  type WantedWord,
} from '@/lib/shared/search/search-index';
import { wordsOf } from '@/lib/shared/text/words';

/** One searchable document. */
export type SearchDocument = {
  /** Its address without a leading slash, decoded. */
  readonly url: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** One or two sentences, shown if the text has no match. */
  readonly description: string;
  /** Other names that people search for: race number, venue, author. */
  readonly keywords: string;
  /** The full plain text. */
  readonly text: string;
};

/** The part of a document that has a word: its title, its description and keywords, or its text. The lower ranks first. */
type Part = 0 | 1 | 2;
const NOWHERE = 3;
/** The weight of a word by its part, if a document needs only some of the words. */
const WEIGHTS = [4, 2, 1] as const;

/** The best part in which a document has a word of the query: exactly, and also as the beginning of another word. */
type Match = { readonly exact: number; readonly any: number };

/** A word's sequences of three letters; underscores mark its beginning and end. */
const trigramsOf = (word: string): string[] => {
  const letters = [...`__${word}_`];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
};

/** The index of the first word that doesn't sort before `word`. */
function placeOf(sorted: readonly string[], word: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** A search index in memory, for the documents of a content server without its own search. */
export function createMemoryIndex(documents: readonly SearchDocument[]): SearchIndex {
  /** The documents that have a word, by index, each with its best part. */
  const places = new Map<string, Map<number, Part>>();
  for (const [at, { title, keywords, description, text }] of documents.entries()) {
    const parts = [[title], [keywords, description], [text]] as const;
    for (const part of [0, 1, 2] as const)
      for (const { folded } of parts[part].flatMap((each) => wordsOf(each))) {
        const having = places.get(folded) ?? new Map<number, Part>();
        if (!having.has(at)) having.set(at, part);
        places.set(folded, having);
      }
  }
  const sorted = [...places.keys()].sort();
  const withTrigram = new Map<string, number[]>();
  for (const [at, word] of sorted.entries())
    if (word.length > 2)
      for (const trigram of new Set(trigramsOf(word))) {
        const having = withTrigram.get(trigram);
        if (having) having.push(at);
        else withTrigram.set(trigram, [at]);
      }

  const beginningWith = (prefix: string): string[] => {
    const from = placeOf(sorted, prefix);
    let to = from;
    while (sorted[to]?.startsWith(prefix)) to += 1;
    return sorted.slice(from, to);
  };

  const matchesOf = ({ exact, prefix }: WantedWord): ReadonlyMap<number, Match> => {
    const matches = new Map<number, Match>();
    const add = (word: string, isExact: boolean) => {
      for (const [at, part] of places.get(word) ?? []) {
        const before = matches.get(at) ?? { exact: NOWHERE, any: NOWHERE };
        matches.set(at, {
          exact: isExact ? Math.min(before.exact, part) : before.exact,
          any: Math.min(before.any, part),
        });
      }
    };
    for (const word of exact) add(word, true);
    if (prefix !== null) for (const word of beginningWith(prefix)) add(word, false);
    return matches;
  };

  /** Scores of the documents with all words: words in titles rank first, and exact words before beginnings. */
  const withAll = (all: readonly ReadonlyMap<number, Match>[]): Map<number, number> => {
    const [first, ...others] = all.toSorted((a, b) => a.size - b.size);
    const scores = new Map<number, number>();
    for (const [at, match] of first ?? []) {
      const rest = others.map((matches) => matches.get(at));
      if (rest.includes(undefined)) continue;
      const own = [match, ...rest.flatMap((found) => found ?? [])];
      const exact = Math.max(...own.map((found) => found.exact));
      const any = Math.max(...own.map((found) => found.any));
      scores.set(at, 2 * NOWHERE - Math.min(2 * exact, 2 * any + 1));
    }
    return scores;
  };

  /** Scores of the documents with any of the words: rare words count more. */
  const withSome = (all: readonly ReadonlyMap<number, Match>[]): Map<number, number> => {
    const scores = new Map<number, number>();
    for (const matches of all) {
      const rarity = Math.log(1 + documents.length / Math.max(1, matches.size));
      for (const [at, { any }] of matches)
        scores.set(at, (scores.get(at) ?? 0) + rarity * (WEIGHTS[any] ?? 0));
    }
    return scores;
  };

  return {
    knownWords: async (words) => new Set(words.filter((word) => places.has(word))),
    async similarWords(word, limit) {
      const trigrams = new Set(trigramsOf(word));
      const shared = new Map<number, number>();
      for (const trigram of trigrams)
        for (const at of withTrigram.get(trigram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
      return [...shared]
        .map(([at, count]) => {
          const other = sorted[at] ?? '';
          return { other, likeness: count / (trigrams.size + other.length) };
        })
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, limit)
        .map(({ other }) => other);
    },
    async find(words, { needsAll, kind: only, limit, offset }) {
      if (words.length === 0) return NOTHING_FOUND;
      const matches = words.map(matchesOf);
      const scores = needsAll ? withAll(matches) : withSome(matches);
      const found = [...scores]
        .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
        .flatMap(([at, score]): FoundDocument[] => {
          const document = documents[at];
          return document ? [{ ...document, score }] : [];
        });
      const byKind = Map.groupBy(found, ({ kind }) => kind);
      return {
        counts: new Map([...byKind].map(([kind, all]) => [kind, all.length])),
        documents: SEARCH_KINDS.filter((kind) => only === null || kind === only).flatMap((kind) =>
          (byKind.get(kind) ?? []).slice(offset, offset + limit),
        ),
      };
    },
  };
}
