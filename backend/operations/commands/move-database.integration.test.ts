/* @module-tag full */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../../../scripts/run/temporary-postgres.ts';
import type {} from '../../../tests/backend/prepared-data.ts';

const NO_SERVER = 'postgres://nobody@127.0.0.1:1/none';
const TEST_MS = 180_000;
const ARTICLES = 20_000;

let postgres: TemporaryPostgres | null;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const ask = async (url: string, statement: string) =>
  (await promisify(execFile)('psql', ['-X', '-A', '-t', '-c', statement, url])).stdout.trim();

/** A new, empty database on a server. @returns its address */
async function emptyDatabase({ url }: TemporaryPostgres, name: string): Promise<string> {
  await ask(url, `CREATE DATABASE ${name}`);
  return url.replace(/[^/]+$/, name);
}

/** A data folder with a prepared database, changed by these statements. */
async function dataFolder(...statements: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'move-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(inject('preparedData'), folder, { recursive: true });
  change(folder, ...statements);
  return folder;
}

function change(folder: string, ...statements: readonly string[]): void {
  const database = new DatabaseSync(join(folder, 'content.db'), { enableForeignKeyConstraints: false });
  for (const statement of statements) database.exec(statement);
  database.close();
}

const move = (dataDir: string, databaseUrl: string) =>
  new Promise<{ code: number; output: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'move-database.ts')],
      {
        env: {
          NODE_ENV: 'production',
          PATH: process.env['PATH'],
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl,
        },
      },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout, errors: stderr }),
    );
  });

test(
  'moves every value unchanged, leaves the file unchanged, and reuses no id',
  async ({ skip }) => {
    if (postgres === null) return skip('PostgreSQL is not installed.');
    const url = await emptyDatabase(postgres, 'whole');
    const folder = await dataFolder(
      `INSERT INTO faqs (id, name, content, sort) VALUES
      (1, 'Kia ora "{\\", ' || char(10) || ' 大 🏁', NULL, 0.1), (2, '', NULL, 12345678901), (9, 'deleted', NULL, 1)`,
      'DELETE FROM faqs WHERE id = 9',
      `INSERT INTO payload_preferences (id, key, value) VALUES
      (1, 'a', '{"b":[1.50,true,null],"a":"\\"{}, é"}'), (2, 'b', '"text"'), (3, 'c', NULL)`,
      "INSERT INTO groups (id, name, model, url, parent_id) VALUES (1, 'Child', 'Category', 'a', 2), (2, 'Parent', 'Category', 'b', NULL)",
    );
    const before = await readFile(join(folder, 'content.db'));
    const { code, output, errors } = await move(folder, url);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^faqs +2 {2}[0-9a-f]{16}$/m);
    expect(output).toMatch(/Moved [\d,]+ rows in \d+ tables\. Both databases match\./);
    expect((await readFile(join(folder, 'content.db'))).equals(before)).toBe(true);
    expect(await ask(url, 'SELECT name FROM faqs WHERE id = 1')).toBe('Kia ora "{\\", \n 大 🏁');
    expect(await ask(url, 'SELECT sort FROM faqs ORDER BY id')).toBe('0.1\n12345678901');
    expect(await ask(url, "SELECT value->>'a' FROM payload_preferences WHERE id = 1")).toBe('"{}, é');
    expect(await ask(url, "SELECT nextval('faqs_id_seq')")).toBe('10');
    // As the migrations created them.
    expect(await ask(url, "SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND condeferrable")).toBe(
      '0',
    );

    const again = await move(folder, url);
    expect(again).toMatchObject({ code: 1, output: '' });
    expect(again.errors).toMatch(
      /^Nothing was moved: The database in DATABASE_URL isn’t empty \(.+\)[^\n]+\n$/,
    );
  },
  TEST_MS,
);

test(
  'moves 20,000 articles with their versions, each as it was',
  async ({ skip }) => {
    if (postgres === null) return skip('PostgreSQL is not installed.');
    const url = await emptyDatabase(postgres, 'articles');
    const content = `'{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"Lap ' || n || ' 🏁"}]}]}}'`;
    const folder = await dataFolder(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${String(ARTICLES)})
      INSERT INTO articles (id, name, url, content, display_start_time, _status)
      SELECT n, 'Article ' || n, 'article-' || n, ${content}, '2026-01-02T03:04:05.678Z', 'published' FROM numbers`,
      `INSERT INTO _articles_v (parent_id, version_name, version_url, version_content, version__status, latest)
      SELECT id, name, url, content, _status, 1 FROM articles`,
    );
    const { code, output, errors } = await move(folder, url);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    for (const table of ['articles', '_articles_v'])
      expect(output).toMatch(new RegExp(`^${table} +${String(ARTICLES)} {2}[0-9a-f]{16}$`, 'm'));
    expect(output).toMatch(/Moved [\d,]+ rows in \d+ tables\. Both databases match\./);
    const same = `SELECT count(*) FROM articles JOIN _articles_v ON parent_id = articles.id
      WHERE name = 'Article ' || articles.id AND content = version_content AND content::text LIKE '%Lap ' || articles.id || ' %'`;
    expect(await ask(url, same)).toBe(String(ARTICLES));
    expect(await ask(url, "SELECT nextval('articles_id_seq')")).toBe(String(ARTICLES + 1));
  },
  TEST_MS,
);

test(
  'refuses without an address, without a file, while the file is open, or before the last migration',
  async () => {
    const [used, older] = [
      await dataFolder(),
      await dataFolder('DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations)'),
    ];
    const open = new DatabaseSync(join(used, 'content.db'));
    onTestFinished(() => open.close());
    open.exec('PRAGMA journal_mode = WAL; SELECT count(*) FROM users');
    const answers = await Promise.all([
      move(older, ''),
      move(join(older, 'none'), NO_SERVER),
      move(used, NO_SERVER),
      move(older, NO_SERVER),
    ]);
    expect(answers.map(({ code, output, errors }) => [code, output, errors])).toEqual(
      [
        /: set DATABASE_URL to an empty PostgreSQL database\n$/,
        /: No database found in DATA_DIR .+\n$/,
        /: The database is in use\. Stop the site first\.\n$/,
        /is older than the program \(missing \d+_\w+\)\. Start the site with it once first\.\n$/,
      ].map((message) => [1, '', expect.stringMatching(message)]),
    );
  },
  TEST_MS,
);

test.for<[string, string, RegExp]>([
  [
    'a value that PostgreSQL refuses',
    "UPDATE users SET role = 'owner'",
    /rejected row 1 of users: .*"owner"/,
  ],
  [
    'a row whose other row is missing',
    "INSERT INTO users_sessions (_order, _parent_id, id, expires_at) VALUES (1, 999, 'a', '2027-01-27T00:00:00.000Z')",
    /rejected a row\. Key \(_parent_id\)=\(999\) is not present in table "users"\./,
  ],
  [
    'a value that PostgreSQL reads as another one',
    "UPDATE users SET created_at = 'epoch'",
    /These tables differ after the copy: users \(SQLite 1 rows, \w+; PostgreSQL 1 rows, \w+\)\./,
  ],
  ['a column of its own', 'ALTER TABLE faqs ADD COLUMN extra TEXT', /only SQLite has faqs\.extra/],
])(
  'moves nothing if there is %s, and says which',
  { timeout: TEST_MS },
  async ([title, fault, message], { skip }) => {
    if (postgres === null) return skip('PostgreSQL is not installed.');
    const url = await emptyDatabase(postgres, title.replaceAll(' ', '_').toLowerCase());
    const { code, output, errors } = await move(await dataFolder(fault), url);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^Nothing was moved: [^\n]+\n$/);
    expect(errors).toMatch(message);
    for (const table of ['users', 'domain_settings'])
      expect(await ask(url, `SELECT count(*) FROM ${table}`)).toBe('0');
  },
);

test(
  'moves everything after a failed attempt',
  async ({ skip }) => {
    if (postgres === null) return skip('PostgreSQL is not installed.');
    const url = await emptyDatabase(postgres, 'repaired');
    const folder = await dataFolder("UPDATE users SET role = 'owner'");
    expect((await move(folder, url)).code).toBe(1);
    change(folder, "UPDATE users SET role = 'admin'");
    expect((await move(folder, url)).code).toBe(0);
    expect(await ask(url, 'SELECT role FROM users')).toBe('admin');
  },
  TEST_MS,
);
