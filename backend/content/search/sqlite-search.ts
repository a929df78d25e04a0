import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SEARCH_KINDS, type SearchKind } from '../../../lib/contract/search-kinds.ts';
import { batchesOf } from '../../../lib/shared/batches.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { SEARCH_FILE } from '../../kernel/database/sqlite-file.ts';
import { log } from '../../kernel/log/log.ts';
import { ORDERS } from './order.ts';
import {
  NOTHING_FOUND,
  type FindOptions,
  type FoundDocument,
  type WantedWord,
} from '../../../lib/shared/search/search-index.ts';
import type { SearchDocument, SearchStore } from './search-store.ts';

/** Increase when the tables change: the index is then rebuilt. */
const LAYOUT = 2;
/**
 * Documents of one kind have neighbouring ids, so that a search within a kind reads none of the others. Within a kind, ids follow the order
 * of equally good matches, so that a search can stop as soon as it has enough. All stay below 2^53.
 */
const IDS_OF_AN_ORDER = 2 ** 18;
const IDS_OF_A_KIND = ORDERS * IDS_OF_AN_ORDER;
/** The candidates of each kind that are compared if a query's words are only found separately. */
const COMPARED = 300;
/** Number of values per statement. */
const MAX_VALUES = 500;

/*
 * `words` holds the normalised words and can only be searched. Its tokenizer in effect only splits at spaces, because indexed text has only
 * letters, digits and their marks. `similar` finds words by three consecutive letters; underscores mark the start and end.
 */
const TABLES = `
  CREATE TABLE IF NOT EXISTS documents (
    id INTEGER PRIMARY KEY, url TEXT NOT NULL UNIQUE, stamp TEXT NOT NULL,
    title TEXT NOT NULL, description TEXT NOT NULL, text TEXT NOT NULL
  );
  CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5 (
    title, keywords, description, text, content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M* Co'"
  );
  CREATE TABLE IF NOT EXISTS known_words (word TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS similar USING fts5 (word, tokenize = 'trigram');
  CREATE TABLE IF NOT EXISTS agreements (id INTEGER PRIMARY KEY CHECK (id = 1), agreement TEXT NOT NULL);
  PRAGMA user_version = ${String(LAYOUT)};
`;

/** Matches in order of rank: words in the title, then in a document's description, then anywhere. */
const STAGES = ['{title} :', '{title keywords description} :', ''] as const;
const RANK = 'bm25(words, 8.0, 4.0, 2.0, 1.0)';

/**
 * The first id of a kind, and the first one after it. FTS5 only skips other kinds' ids unread if these are integers, and Node binds only
 * BigInts as integers.
 */
type Range = readonly [bigint, bigint];

const padded = (word: string) => `__${word}_`;
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

type TermOf = (word: WantedWord) => string;
const exactTerm: TermOf = ({ exact }) => `(${exact.map(quoted).join(' OR ')})`;
const anyTerm: TermOf = ({ exact, prefix }) =>
  `(${[...exact.map(quoted), ...(prefix === null ? [] : [`${quoted(prefix)}*`])].join(' OR ')})`;

const trigramsOf = (word: string) => {
  const letters = [...padded(word)];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
};

/** SQLite's codes for a corrupt file, and for one that isn't a database. */
const BROKEN: ReadonlySet<unknown> = new Set([11, 26]);

/** Opens the index; a corrupt one is rebuilt from the content. */
function open(path: string): DatabaseSync {
  try {
    return openFile(path);
  } catch (error) {
    if (!BROKEN.has(propertyOf(error, 'errcode'))) throw error;
    log.warn({ err: error, path }, 'the search index was damaged and is being rebuilt');
    for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
    return openFile(path);
  }
}

function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    prepare(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function prepare(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  const [row] = database.prepare('PRAGMA user_version').all();
  if (Number(row?.user_version) !== LAYOUT)
    for (const table of ['documents', 'words', 'known_words', 'similar', 'agreements'])
      database.exec(`DROP TABLE IF EXISTS ${table}`);
  database.exec(TABLES);
}

/**
 * Opens the index of a backend on SQLite: FTS5 tables in a separate file. It can be rebuilt from the content, so it needs no backup, and
 * writing to it delays no orders.
 */
export async function openSqliteSearch(dataDir: string): Promise<SearchStore> {
  const database = open(join(dataDir, SEARCH_FILE));
  const readAgreement = database.prepare('SELECT agreement FROM agreements');
  const writeAgreement = database.prepare('INSERT OR REPLACE INTO agreements VALUES (1, ?)');
  const idOf = database.prepare('SELECT id FROM documents WHERE url = ?');
  const lastId = database.prepare('SELECT max(id) AS last FROM documents WHERE id >= ? AND id < ?');
  const forget = database.prepare('DELETE FROM words WHERE rowid = ?');
  const remove = database.prepare('DELETE FROM documents WHERE id = ?');
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)');
  const index = database.prepare(
    'INSERT INTO words (rowid, title, keywords, description, text) VALUES (?, ?, ?, ?, ?)',
  );
  const learn = database.prepare('INSERT OR IGNORE INTO known_words VALUES (?)');
  const learnSimilar = database.prepare('INSERT INTO similar (word) VALUES (?)');

  const removeUrl = (url: string): number | null => {
    const id = idOf.get(url)?.id;
    if (typeof id !== 'number') return null;
    forget.run(id);
    remove.run(id);
    return id;
  };
  const add = (document: SearchDocument) => {
    const { url, kind, stamp, title, description, text, order, words } = document;
    const known = removeUrl(url);
    const from = SEARCH_KINDS.indexOf(kind) * IDS_OF_A_KIND + order * IDS_OF_AN_ORDER;
    const end = from + IDS_OF_AN_ORDER;
    const isInPlace = known !== null && known >= from && known < end;
    const id = isInPlace ? known : Number(lastId.get(from, end)?.last ?? from) + 1;
    insert.run(id, url, stamp, title, description, text);
    const parts = [words.title, words.keywords, words.description, words.text];
    index.run(id, ...parts.map((part) => part.join(' ')));
    for (const word of new Set(parts.flat()))
      if (learn.run(word).changes > 0 && word.length > 2) learnSimilar.run(padded(word));
  };

  const inKind = 'words MATCH ? AND rowid >= ? AND rowid < ?';
  const count = database.prepare(`SELECT count(*) AS total FROM words WHERE ${inKind}`);
  const some = database.prepare(`SELECT rowid AS id FROM words WHERE ${inKind} ORDER BY rowid LIMIT ?`);
  const later = database.prepare(
    `SELECT rowid AS id FROM words WHERE ${inKind} ORDER BY rowid LIMIT ? OFFSET ${String(COMPARED)}`,
  );
  const compared = database.prepare(
    `SELECT id FROM (SELECT rowid AS id, ${RANK} AS rank FROM words WHERE ${inKind} ORDER BY rowid LIMIT ${String(COMPARED)})
      ORDER BY rank, id LIMIT ?`,
  );
  const read = database.prepare('SELECT url, title, description, text FROM documents WHERE id = ?');

  /** The best documents first, each with the stage in which it was found. Every stage stops as soon as there are enough. */
  const inStages = (words: readonly WantedWord[], range: Range, enough: number): Map<number, number> => {
    const found = new Map<number, number>();
    let score = STAGES.length * 2;
    for (const stage of STAGES)
      for (const term of [exactTerm, anyTerm]) {
        const match = `${stage} (${words.map(term).join(' AND ')})`;
        if (found.size < enough)
          for (const { id } of some.all(match, ...range, enough))
            if (!found.has(Number(id))) found.set(Number(id), score);
        score -= 1;
      }
    return found;
  };

  /** Ranked against each other, as each may have matched a different word; those after the first COMPARED are only counted and listed. */
  const byRank = (match: string, range: Range, enough: number): Map<number, number> => {
    const best = compared.all(match, ...range, Math.min(enough, COMPARED));
    const rest = enough > COMPARED ? later.all(match, ...range, enough - COMPARED) : [];
    return new Map([...best, ...rest].map(({ id }, place) => [Number(id), 1 / (place + 1)]));
  };

  const readFound = (kind: SearchKind, id: number, score: number): FoundDocument[] => {
    const row = read.get(id);
    if (row === undefined) return [];
    const { url, title, description, text } = row;
    return [
      {
        kind,
        score,
        url: String(url),
        title: String(title),
        description: String(description),
        text: String(text),
      },
    ];
  };

  const findOfKind = (
    kind: SearchKind,
    words: readonly WantedWord[],
    { needsAll, kind: only, limit, offset }: FindOptions,
  ): { readonly kind: SearchKind; readonly total: number; readonly documents: FoundDocument[] } => {
    const from = SEARCH_KINDS.indexOf(kind) * IDS_OF_A_KIND;
    const range: Range = [BigInt(from), BigInt(from + IDS_OF_A_KIND)];
    const match = words.map(anyTerm).join(needsAll ? ' AND ' : ' OR ');
    const total = Number(count.get(match, ...range)?.total ?? 0);
    if (total <= offset || (only !== null && only !== kind)) return { kind, total, documents: [] };
    const enough = offset + limit;
    const found = needsAll ? inStages(words, range, enough) : byRank(match, range, enough);
    const documents = [...found].slice(offset, enough).flatMap(([id, score]) => readFound(kind, id, score));
    return { kind, total, documents };
  };

  return {
    agreement: async () => String(readAgreement.get()?.agreement ?? ''),
    noteAgreement: async (agreement) => {
      writeAgreement.run(agreement);
    },
    stamps: async () =>
      new Map(
        database
          .prepare('SELECT url, stamp FROM documents')
          .all()
          .map(({ url, stamp }) => [String(url), String(stamp)]),
      ),
    write: async (documents, removed) => {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const url of removed) removeUrl(url);
        for (const document of documents) add(document);
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    knownWords: async (words) =>
      new Set(
        batchesOf(words, MAX_VALUES).flatMap((batch) =>
          database
            .prepare(`SELECT word FROM known_words WHERE word IN (${batch.map(() => '?').join(', ')})`)
            .all(...batch)
            .map(({ word }) => String(word)),
        ),
      ),
    similarWords: async (word, limit) =>
      database
        .prepare('SELECT word FROM similar WHERE similar MATCH ? ORDER BY rank LIMIT ?')
        .all(trigramsOf(word).map(quoted).join(' OR '), limit)
        .map((row) => String(row.word).slice(2, -1)),
    find: async (words, options) => {
      if (words.length === 0) return NOTHING_FOUND;
      const kinds = SEARCH_KINDS.map((kind) => findOfKind(kind, words, options));
      return {
        counts: new Map(
          kinds.flatMap(({ kind, total }): [SearchKind, number][] => (total > 0 ? [[kind, total]] : [])),
        ),
        documents: kinds.flatMap(({ documents }) => documents),
      };
    },
  };
}
