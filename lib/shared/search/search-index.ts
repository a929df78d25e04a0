import type { SearchKind } from '../../contract/search-kinds.ts';

/** One word of a query: documents need one of `exact`, or a word that begins with `prefix`. */
export type WantedWord = { readonly exact: readonly string[]; readonly prefix: string | null };

export type FoundDocument = {
  readonly url: string;
  readonly kind: SearchKind;
  /** Higher is better. */
  readonly score: number;
  readonly title: string;
  readonly description: string;
  readonly text: string;
};

/** Which matching documents to read: of each kind, or of only one, `limit` of them after the first `offset`. */
export type FindOptions = {
  /** Whether a document needs all words, or any of them. */
  readonly needsAll: boolean;
  readonly kind: SearchKind | null;
  readonly limit: number;
  readonly offset: number;
};

export type FoundDocuments = {
  /** How many documents match, for every kind; kinds without a match are left out. */
  readonly counts: ReadonlyMap<SearchKind, number>;
  /** Best first within each kind. */
  readonly documents: readonly FoundDocument[];
};

export const NOTHING_FOUND: FoundDocuments = { counts: new Map(), documents: [] };

/** A search index, in a database or in the site's own process. */
export type SearchIndex = {
  /** Which of these words occur in any document. */
  readonly knownWords: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The words most similar to a word, best first. */
  readonly similarWords: (word: string, limit: number) => Promise<readonly string[]>;
  /** The documents that have all words, or any of them. */
  readonly find: (words: readonly WantedWord[], options: FindOptions) => Promise<FoundDocuments>;
};
