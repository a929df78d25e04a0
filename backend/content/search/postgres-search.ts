import type { Payload } from 'payload';
import { SEARCH_KINDS } from '../../../lib/contract/search-kinds.ts';
import { inPostgresTransaction, withPostgresClient } from '../../kernel/database/postgres-transaction.ts';
import { connectionOf, type PostgresPool } from '../../kernel/payload-internals.ts';
import type { FoundDocument, SearchStore, WantedWord } from './search-store.ts';

/** Key of the advisory lock under which the tables are created; any otherwise unused number. */
const CREATE_LOCK = 4_711_002;

/** The words are stored as they were normalised: a `tsvector` made of them directly, without a parser or a dictionary. */
const TABLES = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE IF NOT EXISTS search_documents (
    url text PRIMARY KEY, id bigint GENERATED ALWAYS AS IDENTITY, kind smallint NOT NULL, stamp text NOT NULL,
    title text NOT NULL, description text NOT NULL, body text NOT NULL,
    title_words tsvector NOT NULL, head_words tsvector NOT NULL, words tsvector NOT NULL)`,
  ...['title_words', 'head_words', 'words'].map(
    (column) =>
      `CREATE INDEX IF NOT EXISTS search_documents_${column} ON search_documents USING gin (${column})`,
  ),
  'CREATE UNIQUE INDEX IF NOT EXISTS search_documents_id ON search_documents (id)',
  'CREATE TABLE IF NOT EXISTS search_words (word text PRIMARY KEY)',
  'CREATE INDEX IF NOT EXISTS search_words_similar ON search_words USING gist (word gist_trgm_ops)',
];

/** What comes first: words in the title, then in what describes a document, then anywhere. */
const STAGES = ['title_words', 'head_words', 'words'] as const;

const lexeme = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

type TermOf = (word: WantedWord) => string;
const exactTerm: TermOf = ({ exact }) => `(${exact.map(lexeme).join(' | ')})`;
const anyTerm: TermOf = ({ exact, prefix }) =>
  `(${[...exact.map(lexeme), ...(prefix === null ? [] : [`${lexeme(prefix)}:*`])].join(' | ')})`;

/** The text form of a `tsvector`. Positions are left out: nothing asks for them. */
const vectorOf = (...parts: readonly (readonly string[])[]): string =>
  [...new Set(parts.flat())].map(lexeme).join(' ');

const runAll = (pool: PostgresPool, statements: readonly [string, readonly unknown[]][]): Promise<void> =>
  inPostgresTransaction(pool, async (client) => {
    for (const [text, values] of statements) await client.query(text, [...values]);
  });

/** Creates the index of a backend on PostgreSQL, in two tables beside Payload's. Needs the extension pg_trgm, which comes with PostgreSQL. */
export async function createPostgresSearch(payload: Payload): Promise<SearchStore> {
  const connection = connectionOf(payload.db);
  if (connection.kind !== 'postgres') throw new TypeError('The database is not PostgreSQL.');
  const { pool } = connection;
  await runAll(pool, [
    [`SELECT pg_advisory_xact_lock(${String(CREATE_LOCK)})`, []],
    ...TABLES.map((text): [string, unknown[]] => [text, []]),
  ]);

  const rowsOf = (text: string, values: readonly unknown[]) =>
    withPostgresClient(pool, async (client) => {
      const { rows } = await client.query(text, [...values]);
      return rows;
    });

  return {
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
        ...documents.map(({ url, kind, stamp, title, description, text, words }): [string, unknown[]] => [
          `INSERT INTO search_documents (url, kind, stamp, title, description, body, title_words, head_words, words)
            VALUES ($1, $2, $3, $4, $5, $6, $7::tsvector, $8::tsvector, $9::tsvector)
            ON CONFLICT (url) DO UPDATE SET kind = excluded.kind, stamp = excluded.stamp, title = excluded.title,
              description = excluded.description, body = excluded.body, title_words = excluded.title_words,
              head_words = excluded.head_words, words = excluded.words`,
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
    find: async (words, { needsAll, limit }) => {
      if (words.length === 0) return [];
      const query = (term: TermOf) => words.map(term).join(needsAll ? ' & ' : ' | ');
      // For each stage, words as written and then as beginnings: the higher the number, the better.
      const stages = STAGES.flatMap((column, at) => {
        const score = String((STAGES.length - at) * 2);
        const first = (value: string) =>
          `(SELECT id, kind, ${value} FROM (SELECT id, kind, row_number() OVER (PARTITION BY kind ORDER BY id) AS place
            FROM search_documents WHERE ${column} @@ $%::tsquery) AS stage WHERE place <= $3)`;
        return [
          first(`${score} AS score`).replace('$%', '$1'),
          first(`${score} - 1 AS score`).replace('$%', '$2'),
        ];
      });
      const rows = await rowsOf(
        `WITH candidates AS (${stages.join(' UNION ALL ')}),
          best AS (SELECT id, kind, max(score) AS score FROM candidates GROUP BY id, kind),
          ranked AS (SELECT id, kind, score, row_number() OVER (PARTITION BY kind ORDER BY score DESC, id) AS place FROM best),
          counts AS (SELECT kind, count(*) AS total FROM search_documents WHERE words @@ $2::tsquery GROUP BY kind)
        SELECT d.url, d.kind, counts.total, ranked.score, d.title, d.description, d.body
          FROM ranked JOIN search_documents d USING (id) JOIN counts ON counts.kind = d.kind
          WHERE place <= $3 ORDER BY d.kind, place`,
        [query(exactTerm), query(anyTerm), limit],
      );
      return rows.flatMap((row): FoundDocument[] => {
        const kind = SEARCH_KINDS[Number(row['kind'])];
        if (kind === undefined) return [];
        return [
          {
            url: String(row['url']),
            kind,
            count: Number(row['total']),
            score: Number(row['score']),
            title: String(row['title']),
            description: String(row['description']),
            text: String(row['body']),
          },
        ];
      });
    },
  };
}
