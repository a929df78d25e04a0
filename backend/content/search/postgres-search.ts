import type { Payload } from 'payload';
import { SEARCH_KINDS, type SearchKind } from '../../../lib/contract/search-kinds.ts';
import {
  sendToPostgres,
  withPostgresClient,
  type PostgresQuery,
} from '../../kernel/database/postgres-transaction.ts';
import { connectionOf, type PostgresPool } from '../../kernel/payload-internals.ts';
import {
  NOTHING_FOUND,
  type FoundDocument,
  type WantedWord,
} from '../../../lib/shared/search/search-index.ts';
import type { SearchStore } from './search-store.ts';

/** Key of the advisory lock for creating the tables; any otherwise unused number. */
const CREATE_LOCK = 4_711_002;

/** Words are stored as normalised: a `tsvector` made from them directly, without a parser or dictionary. */
const TABLES = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE IF NOT EXISTS search_documents (
    url text PRIMARY KEY, id bigint GENERATED ALWAYS AS IDENTITY, kind smallint NOT NULL, stamp text NOT NULL,
    title text NOT NULL, description text NOT NULL, body text NOT NULL,
    title_words tsvector NOT NULL, head_words tsvector NOT NULL, words tsvector NOT NULL)`,
  // Added after the table. Older documents are written again, because their stamps have changed.
  'ALTER TABLE search_documents ADD COLUMN IF NOT EXISTS place_among_equals bigint NOT NULL DEFAULT 0',
  ...['title_words', 'head_words', 'words'].map(
    (column) =>
      `CREATE INDEX IF NOT EXISTS search_documents_${column} ON search_documents USING gin (${column})`,
  ),
  'CREATE UNIQUE INDEX IF NOT EXISTS search_documents_id ON search_documents (id)',
  'CREATE TABLE IF NOT EXISTS search_words (word text PRIMARY KEY)',
  'CREATE INDEX IF NOT EXISTS search_words_similar ON search_words USING gist (word gist_trgm_ops)',
  'CREATE TABLE IF NOT EXISTS search_agreements (id smallint PRIMARY KEY CHECK (id = 1), agreement text NOT NULL)',
];

/** Matches in order of rank: words in the title, then in a document's description, then anywhere. */
const STAGES = ['title_words', 'head_words', 'words'] as const;

/** Ranks equally good matches. */
const EQUALS = 'place_among_equals';

const kindNumbered = (number: unknown): SearchKind | undefined => SEARCH_KINDS[Number(number)];

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

type TermOf = (word: WantedWord) => string;
const exactTerm: TermOf = ({ exact }) => `(${exact.map(lexeme).join(' | ')})`;
const anyTerm: TermOf = ({ exact, prefix }) =>
  `(${[...exact.map(lexeme), ...(prefix === null ? [] : [`${lexeme(prefix)}:*`])].join(' | ')})`;

/** The text form of a `tsvector`. Positions are left out, since no query uses them. */
const vectorOf = (...parts: readonly (readonly string[])[]): string =>
  [...new Set(parts.flat())].map(lexeme).join(' ');

async function runAll(pool: PostgresPool, queries: readonly PostgresQuery[]): Promise<void> {
  await sendToPostgres(pool, queries);
}

/**
 * Creates the index of a backend on PostgreSQL, in three tables beside Payload's. Needs the extension pg_trgm, which comes with PostgreSQL.
 */
export async function createPostgresSearch(payload: Payload): Promise<SearchStore> {
  const connection = connectionOf(payload.db);
  if (connection.kind !== 'postgres') throw new TypeError('The database is not PostgreSQL.');
  const { pool } = connection;
  await runAll(pool, [
    [`SELECT pg_advisory_xact_lock(${String(CREATE_LOCK)})`, []],
    ...TABLES.map((text): PostgresQuery => [text, []]),
  ]);

  const rowsOf = (text: string, values: readonly unknown[]) =>
    withPostgresClient(pool, async (client) => {
      const { rows } = await client.query(text, [...values]);
      return rows;
    });

  return {
    agreement: async () => {
      const [row] = await rowsOf('SELECT agreement FROM search_agreements', []);
      return String(row?.['agreement'] ?? '');
    },
    noteAgreement: (agreement) =>
      runAll(pool, [
        [
          `INSERT INTO search_agreements VALUES (1, $1)
            ON CONFLICT (id) DO UPDATE SET agreement = excluded.agreement`,
          [agreement],
        ],
      ]),
    stamps: async () =>
      new Map(
        (await rowsOf('SELECT url, stamp FROM search_documents', [])).map(({ url, stamp }) => [
          String(url),
          String(stamp),
        ]),
      ),
    write: (documents, removed) =>
      runAll(pool, [
        ['DELETE FROM search_documents WHERE url = ANY ($1::text[])', [removed]],
        ...documents.map(({ url, kind, stamp, title, description, text, order, words }): PostgresQuery => [
          `INSERT INTO search_documents (url, kind, stamp, title, description, body, title_words, head_words, words, place_among_equals)
            VALUES ($1, $2, $3, $4, $5, $6, $7::tsvector, $8::tsvector, $9::tsvector, $10)
            ON CONFLICT (url) DO UPDATE SET kind = excluded.kind, stamp = excluded.stamp, title = excluded.title,
              description = excluded.description, body = excluded.body, title_words = excluded.title_words,
              head_words = excluded.head_words, words = excluded.words, place_among_equals = excluded.place_among_equals`,
          [
            url,
            SEARCH_KINDS.indexOf(kind),
            stamp,
            title,
            description,
            text,
            vectorOf(words.title),
            vectorOf(words.title, words.keywords, words.description),
            vectorOf(...Object.values(words)),
            order,
          ],
        ]),
        [
          'INSERT INTO search_words SELECT DISTINCT unnest($1::text[]) ORDER BY 1 ON CONFLICT DO NOTHING',
          [[...new Set(documents.flatMap(({ words }) => Object.values(words).flat()))]],
        ],
      ]),
    knownWords: async (words) =>
      new Set(
        (await rowsOf('SELECT word FROM search_words WHERE word = ANY ($1::text[])', [words])).map(
          ({ word }) => String(word),
        ),
      ),
    similarWords: async (word, limit) =>
      (await rowsOf('SELECT word FROM search_words ORDER BY word <-> $1 LIMIT $2', [word, limit])).map(
        (row) => String(row['word']),
      ),
    find: async (words, { needsAll, kind, limit, offset }) => {
      if (words.length === 0) return NOTHING_FOUND;
      const query = (term: TermOf) => words.map(term).join(needsAll ? ' & ' : ' | ');
      const exact = query(exactTerm);
      const any = query(anyTerm);
      const ofKind = kind === null ? '' : `AND kind = ${String(SEARCH_KINDS.indexOf(kind))}`;
      // For each stage, whole words and then prefixes: the higher the number, the better.
      const stages = STAGES.flatMap((column, at) => {
        const score = (STAGES.length - at) * 2;
        const first = (value: number, terms: '$1' | '$2') =>
          `(SELECT id, kind, ${EQUALS}, ${String(value)} AS score
            FROM (SELECT id, kind, ${EQUALS}, row_number() OVER (PARTITION BY kind ORDER BY ${EQUALS}, id) AS place
              FROM search_documents WHERE ${column} @@ ${terms}::tsquery ${ofKind}) AS stage WHERE place <= $3)`;
        return [first(score, '$1'), first(score - 1, '$2')];
      });
      const [totals, rows] = await Promise.all([
        rowsOf(
          'SELECT kind, count(*) AS total FROM search_documents WHERE words @@ $1::tsquery GROUP BY kind',
          [any],
        ),
        rowsOf(
          `WITH candidates AS (${stages.join(' UNION ALL ')}),
            best AS (SELECT id, kind, ${EQUALS}, max(score) AS score FROM candidates GROUP BY id, kind, ${EQUALS}),
            ranked AS (SELECT id, score,
              row_number() OVER (PARTITION BY kind ORDER BY score DESC, ${EQUALS}, id) AS place FROM best)
          SELECT d.url, d.kind, ranked.score, d.title, d.description, d.body
            FROM ranked JOIN search_documents d USING (id) WHERE place > $4 AND place <= $3 ORDER BY d.kind, place`,
          [exact, any, offset + limit, offset],
        ),
      ]);
      return {
        counts: new Map(
          totals.flatMap((row): [SearchKind, number][] => {
            const counted = kindNumbered(row['kind']);
            return counted === undefined ? [] : [[counted, Number(row['total'])]];
          }),
        ),
        documents: rows.flatMap((row): FoundDocument[] => {
          const own = kindNumbered(row['kind']);
          if (own === undefined) return [];
          return [
            {
              url: String(row['url']),
              kind: own,
              score: Number(row['score']),
              title: String(row['title']),
              description: String(row['description']),
              text: String(row['body']),
            },
          ];
        }),
      };
    },
  };
}
