import type { SearchAnswer } from '../../contract/endpoints/content.ts';
import { SEARCH_KINDS, type SearchKind } from '../../contract/search-kinds.ts';
import { beginningOf, excerptOf } from '../text/highlight.ts';
import { joined, parted, partsOf } from '../text/respace.ts';
import { allowedTypos, swappedWords, typosBetween } from '../text/typos.ts';
import { isUnspaced, wordsOf } from '../text/words.ts';
import { NOTHING_FOUND, type FoundDocuments, type SearchIndex, type WantedWord } from './search-index.ts';

/** Further words of a query are ignored; nobody types that many. */
const MAX_WORDS = 12;
/** How many words are compared with a mistyped one, and how many of them are searched for. */
const MAX_COMPARED = 100;
const MAX_CORRECTIONS = 8;
const MAX_SUGGESTIONS = 4;
/** There are many session sheets with similar names; people usually mean what they belong to. */
const KIND_WEIGHT: Partial<Record<SearchKind, number>> = {
  round: 1.4,
  category: 1.3,
  circuit: 1.3,
  team: 1.2,
  driver: 1.2,
  result: 0.5,
};

/** All words that the query's words could stand for, apart from misspelt letters. */
const candidatesOf = (words: readonly string[]): string[] => [
  ...new Set([
    ...words,
    ...words.flatMap((word, at) => (at === 0 ? [] : [`${words[at - 1] ?? ''}${word}`])),
    ...words.flatMap(swappedWords),
    ...words.flatMap(partsOf).flat(),
  ]),
];

const wanted = (word: string, corrections: readonly string[] = []): WantedWord => ({
  exact: [word, ...corrections],
  prefix: word.length > 1 || isUnspaced(word) ? word : null,
});

/** The most likely corrections of a mistyped word. @param typos how many letters may differ */
async function corrections(index: SearchIndex, word: string, typos: number): Promise<string[]> {
  if (typos === 0) return [];
  const near = await index.similarWords(word, MAX_COMPARED);
  return near
    .map((other) => ({ other, typos: typosBetween(word, other, typos) }))
    .filter((candidate) => candidate.typos > 0 && candidate.typos <= typos)
    .sort((a, b) => a.typos - b.typos)
    .slice(0, MAX_CORRECTIONS)
    .map(({ other }) => other);
}

type Found = FoundDocuments & { readonly words: readonly WantedWord[] };

/** Which results a caller wants: those of all kinds, or of one. */
export type WantedResults = {
  readonly kind: SearchKind | null;
  /** Maximum number of results of each kind. */
  readonly limit: number;
  /** From 1; a later page leaves out the results of those before it. */
  readonly page: number;
};

/** Searches for all words as written, then respaced, then with typos corrected, and then for any of them. */
async function findBest(
  index: SearchIndex,
  query: readonly string[],
  { kind, limit, page }: WantedResults,
): Promise<Found> {
  const known = await index.knownWords(candidatesOf(query));
  const words = joined(query, known).map(
    (word) => (known.has(word) ? null : swappedWords(word).find((other) => known.has(other))) ?? word,
  );
  const attempt = async (list: readonly WantedWord[], needsAll = true): Promise<Found | null> => {
    const found = await index.find(list, { needsAll, kind, limit, offset: (page - 1) * limit });
    return found.counts.size > 0 ? { ...found, words: list } : null;
  };
  const asWritten = await attempt(words.map((word) => wanted(word)));
  if (asWritten) return asWritten;
  const apart = parted(words, known);
  const respaced = apart.length > words.length ? await attempt(apart.map((word) => wanted(word))) : null;
  if (respaced) return respaced;
  const corrected = await Promise.all(
    words.map(async (word) => wanted(word, await corrections(index, word, allowedTypos(word)))),
  );
  // One unknown word must not hide everything that the others find.
  return (
    (await attempt(corrected)) ?? (await attempt(corrected, false)) ?? { ...NOTHING_FOUND, words: corrected }
  );
}

const isMeant = (word: string, list: readonly WantedWord[]): boolean =>
  list.some(({ exact, prefix }) => exact.includes(word) || (prefix !== null && word.startsWith(prefix)));

/** Alternative words that have results. */
async function suggest(index: SearchIndex, words: readonly string[]): Promise<string[]> {
  const near = await Promise.all(
    words
      .filter((word) => word.length > 2)
      .map((word) => corrections(index, word, Math.round(word.length * 0.4))),
  );
  // Korean words are compared letter by letter and displayed in syllables.
  return [...new Set(near.flat().map((word) => word.normalize('NFC')))].slice(0, MAX_SUGGESTIONS);
}

/**
 * Searches an index: groups of results by kind, best first. With a kind, only its group, which has no hits on a page after the last.
 * @param query as typed; any text is safe
 * @param isReadable whether visitors can still read the page at a URL
 */
export async function answerSearch(
  index: SearchIndex,
  query: string,
  results: WantedResults,
  isReadable: (url: string) => boolean,
): Promise<SearchAnswer> {
  const typed = [...new Set(wordsOf(query, { isQuery: true }).map(({ folded }) => folded))];
  const words = typed.slice(0, MAX_WORDS);
  if (words.length === 0) return { groups: [], found: [], suggestions: [] };
  const { words: meant, counts, documents } = await findBest(index, words, results);
  const found = new Set<string>();
  const isFound = (word: string) => {
    const isMatch = isMeant(word, meant);
    if (isMatch) found.add(word);
    return isMatch;
  };
  const kinds = results.kind === null ? SEARCH_KINDS : [results.kind];
  const groups = kinds.flatMap((kind) => {
    const all = documents.filter((document) => document.kind === kind);
    const own = all.filter(({ url }) => isReadable(url));
    const count = (counts.get(kind) ?? 0) - (all.length - own.length);
    if (count <= 0 || (own.length === 0 && results.kind === null)) return [];
    const hits = own
      .map(({ url, title, description, text, score }) => {
        for (const { folded } of wordsOf(title)) isFound(folded);
        const shown = description === '' ? text : description;
        const excerpt = excerptOf(text, isFound) ?? excerptOf(shown, isFound) ?? beginningOf(shown);
        return { url, title, excerpt, score: score * (KIND_WEIGHT[kind] ?? 1) };
      })
      .sort((a, b) => b.score - a.score);
    return [{ kind, count, hits }];
  });
  groups.sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));
  return {
    groups,
    found: [...found],
    suggestions: groups.length === 0 ? await suggest(index, words) : [],
  };
}
