import type { SearchKind } from '../../../lib/contract/search-kinds.ts';

/** One searchable address. */
export type SearchDocument = {
  readonly url: string;
  readonly kind: SearchKind;
  /** Changes whenever anything else here may have. */
  readonly stamp: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** Among documents of its kind that match equally well, the lower comes first (`order.ts`). */
  readonly order: number;
  /** The words of its parts, normalised (`lib/shared/text`). */
  readonly words: {
    readonly title: readonly string[];
    readonly keywords: readonly string[];
    readonly description: readonly string[];
    readonly text: readonly string[];
  };
};

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

/** Which of the matching documents are read: of each kind, or of one alone, `limit` after the first `offset`. */
export type FindOptions = {
  /** Whether a document needs all words, or any of them. */
  readonly needsAll: boolean;
  readonly kind: SearchKind | null;
  readonly limit: number;
  readonly offset: number;
};

export type FoundDocuments = {
  /** How many documents match, by kind and of every kind; those without a match are left out. */
  readonly counts: ReadonlyMap<SearchKind, number>;
  /** The best first, within their kind. */
  readonly documents: readonly FoundDocument[];
};

export const NOTHING_FOUND: FoundDocuments = { counts: new Map(), documents: [] };

/** A full-text index inside the database, made by SQLite or PostgreSQL. */
export type SearchStore = {
  /** What the last run noted of the state of the content that the index agrees with; '' for nothing yet. */
  readonly agreement: () => Promise<string>;
  readonly noteAgreement: (agreement: string) => Promise<void>;
  /** The stamps of all documents, by URL. */
  readonly stamps: () => Promise<ReadonlyMap<string, string>>;
  /** Adds, replaces and removes documents, in one transaction. */
  readonly write: (documents: readonly SearchDocument[], removed: readonly string[]) => Promise<void>;
  /** Those of these words that occur in any document. */
  readonly knownWords: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The words that share most of their letters with one, best first. */
  readonly similarWords: (word: string, limit: number) => Promise<readonly string[]>;
  /** The documents that have all words, or any of them. */
  readonly find: (words: readonly WantedWord[], options: FindOptions) => Promise<FoundDocuments>;
};
