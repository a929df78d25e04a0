import type { SearchKind } from '../../../lib/contract/search-kinds.ts';
import type { SearchIndex } from '../../../lib/shared/search/search-index.ts';

/** One searchable address. */
export type SearchDocument = {
  readonly url: string;
  readonly kind: SearchKind;
  /** Changes whenever anything else here may have. */
  readonly stamp: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** Among documents of its kind that match equally well, the lowest comes first (`order.ts`). */
  readonly order: number;
  /** The words of its parts, normalised (`lib/shared/text`). */
  readonly words: {
    readonly title: readonly string[];
    readonly keywords: readonly string[];
    readonly description: readonly string[];
    readonly text: readonly string[];
  };
};

/** A full-text index inside the database, SQLite or PostgreSQL. */
export type SearchStore = SearchIndex & {
  /** The last run's record of the content that the index agrees with; '' for none. */
  readonly agreement: () => Promise<string>;
  readonly noteAgreement: (agreement: string) => Promise<void>;
  /** The stamps of all documents, by URL. */
  readonly stamps: () => Promise<ReadonlyMap<string, string>>;
  /** Adds, replaces and removes documents, in one transaction. */
  readonly write: (documents: readonly SearchDocument[], removed: readonly string[]) => Promise<void>;
};
