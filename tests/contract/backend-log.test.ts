import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startBackend, type BackendProcess, type OwnData } from './harness/backend-process.ts';
import { signIn } from './harness/cms.ts';
import { ownData } from './harness/own-data.ts';

/** Levels of the log's lines. */
const [WARN, ERROR] = [40, 50];

const lineSchema = z.looseObject({
  level: z.number(),
  msg: z.string().optional(),
  error: z.string().optional(),
  status: z.number().optional(),
  err: z.looseObject({ type: z.string(), message: z.string(), stack: z.string() }).optional(),
});

let data: OwnData;
let backend: BackendProcess;
let token: string;
let before = 0;
beforeAll(async () => {
  data = await ownData();
  backend = await startBackend({ DATA_DIR: data.folder }, data.admin);
  ({ token } = await signIn(backend.url, backend.admin));
});
afterAll(async () => {
  await backend.stop();
  await data.remove();
});
beforeEach(() => {
  before = backend.log().length;
});

/** What was logged since the test began. */
const logged = () =>
  backend
    .log()
    .slice(before)
    .map((line) => lineSchema.parse(JSON.parse(line)));

const admin = () => ({ Authorization: `JWT ${token}` });
const post = (path: string, data: object, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(data),
  });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${path}`, { headers });

/** Makes every call that needs a table fail from now on. */
function dropTable(name: string): void {
  const database = new DatabaseSync(join(data.folder, 'content.db'));
  database.exec(`DROP TABLE ${name}`);
  database.close();
}

describe('the log of the backend', () => {
  test('logs a rejected call in one line without a stack, and never as an error', async () => {
    const file = new FormData();
    file.set('file', new Blob(['<p>'], { type: 'image/png' }), 'page.png');
    file.set('_payload', JSON.stringify({ alt: 'A page' }));
    const upload = { method: 'POST', headers: admin(), body: file };
    const answers = [
      await get('/api/pages'),
      await get('/api/pages/999999', admin()),
      await get('/api/pages?where[no_such_field][equals]=1', admin()),
      await post('/api/pages', {}, admin()),
      await fetch(`${backend.url}/api/media`, upload),
      await post('/api/users/login', { email: backend.admin.email, password: 'wrong' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 404, 400, 400, 415, 401]);
    // The last one is logged: somebody may be guessing.
    await expect.poll(() => logged().some(({ status }) => status === 401)).toBe(true);
    for (const line of logged()) {
      expect(line.level).toBeLessThanOrEqual(WARN);
      expect(line.err).toBeUndefined();
    }
    expect(logged().map(({ error, status }) => [error, status])).toEqual([
      ['QueryError', 400],
      ['BadUpload', 415],
      ['AuthenticationError', 401],
    ]);
  });

  test('ignores a filter on a field that does not exist', async () => {
    const filter = encodeURIComponent('where[or][0][and][0][no_such_field][equals]') + '=1';
    const answer = await get(`/admin/collections/pages?${filter}`, { Cookie: `payload-token=${token}` });
    expect(await answer.text()).toContain('collection-list');
    expect(logged().filter(({ level }) => level >= ERROR)).toEqual([]);
  });

  test('names the error of a failed call, its cause, and where it comes from', async () => {
    dropTable('redirects');
    expect((await get('/api/redirects', admin())).status).toBe(500);
    await expect.poll(logged).toHaveLength(1);
    const [line] = logged();
    expect(line).toMatchObject({ level: ERROR, name: 'cms', err: { type: 'DrizzleQueryError' } });
    expect(line?.err?.message).toContain('no such table: redirects');
    // Functions and classes have the names from their sources.
    expect(line?.err?.stack).toMatch(/at async findOperation .*caused by: SqliteError: no such table/s);
  });

  test('leaves out the values of a failed query', async () => {
    dropTable('mails');
    const email = 'aroha.tane@example.org';
    const person = { email, first_name: 'Aroha', last_name: 'Tane', fingerprint: 'x'.repeat(21) };
    expect((await post('/api/v1/cognito/user/registerLink', person)).status).toBe(500);
    await expect.poll(() => logged().some(({ level }) => level === ERROR)).toBe(true);
    const words = backend.log().slice(before).join('\n');
    expect(words).toContain('no such table: mails');
    for (const value of ['aroha.tane', 'Aroha', 'Tane']) expect(words).not.toContain(value);
  });
});
