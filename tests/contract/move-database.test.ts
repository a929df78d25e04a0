/* @module-tag full */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../scripts/run/temporary-postgres.ts';
import { paragraphs } from './fixtures/rich-text.ts';
import { startBackend, TEST_DAY, type BackendProcess } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';

const run = promisify(execFile);

const QUERY =
  '{ cognitoArticleCount cognitoArticles(first: 100) { id name content_rendered display_start_time } }';

/** What visitors get from a backend. The version of the initial data is the process's own. */
async function answersOf({ url }: BackendProcess): Promise<readonly unknown[]> {
  const initialData = await fetch(new URL('/api/v1/cognito/domain/initialData', url));
  const articles = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  });
  const data: unknown = await initialData.json();
  return [initialData.status, { ...Object(data), version: '' }, articles.status, await articles.json()];
}

test('a backend answers the same after the demo has moved to PostgreSQL', async ({ skip }) => {
  const postgres = await startPostgres();
  if (postgres === null) return skip('PostgreSQL is not installed.');
  onTestFinished(postgres.stop);
  const folder = await mkdtemp(join(tmpdir(), 'move-demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = {
    DATA_DIR: folder,
    DEMO_DATE: TEST_DAY,
    SEED_DEMO: 'true',
    CMS_URL: 'https://cms.example.org',
  };
  const env = {
    NODE_ENV: 'production' as const,
    PATH: process.env.PATH,
    ...settings,
    DATABASE_URL: postgres.url,
  };
  const move = () => run(process.execPath, ['backend/operations/commands/move-database.ts'], { env });

  const onSqlite = await startBackend(settings);
  const before = await answersOf(onSqlite);
  const cms = await signIn(onSqlite.url, onSqlite.admin);
  const last = await cms.create('faqs', { name: 'Before the move?', content: paragraphs('Yes.') });
  await expect(move()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/in use\. Stop the site/),
  });
  await onSqlite.stop();

  const { stdout } = await move();
  expect(stdout).toMatch(/Both databases match/);
  const onPostgres = await startBackend({ ...settings, DATABASE_URL: postgres.url }, onSqlite.admin);
  onTestFinished(async () => void (await onPostgres.stop()));
  expect(before).toMatchObject([200, { domain: { name: expect.any(String) } }, 200, { data: {} }]);
  const after = await answersOf(onPostgres);
  expect([after[0], after[2]]).toEqual([200, 200]);
  expect(after).toEqual(before);
  const cmsAfter = await signIn(onPostgres.url, onSqlite.admin);
  expect(await cmsAfter.create('faqs', { name: 'After the move?', content: paragraphs('Yes.') })).toBe(
    last + 1,
  );
}, 400_000);
