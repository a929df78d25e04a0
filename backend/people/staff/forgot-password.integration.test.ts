import { commitTransaction, createLocalReq, handleEndpoints, initTransaction } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const PASSWORD = 'Ruapuna-1967';
const EDITOR = 'forgetful@example.org';
const NOBODY = 'nobody@example.org';

let temporary: TemporaryPayload;
beforeAll(async () => {
  temporary = await openTemporaryPayload();
  const data = { email: EDITOR, password: PASSWORD, name: 'Forgetful', role: 'editor' as const };
  await temporary.payload.create({ collection: 'users', data });
}, 120_000);
afterAll(() => temporary.close());

/** Posts as the CMS's own forms do. Its configuration may only be read once the temporary folder is known. */
async function post(path: string, data: object) {
  const { default: config } = await import('../../payload.config.ts');
  const request = new Request(`http://localhost:4000/api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'evil.test' },
    body: JSON.stringify(data),
  });
  const response = await handleEndpoints({ config, path: `/api/users/${path}`, request });
  return { status: response.status, body: await response.text(), headers: [...response.headers] };
}

const mailsTo = async (to: string) =>
  (await temporary.payload.find({ collection: 'mails', where: { to: { equals: to } }, depth: 0 })).docs;
const tokenIn = (text: string | null | undefined) =>
  /(http:\S+)\/admin\/reset\?token=(\S+)/.exec(text ?? '')?.slice(1) ?? [];

test('a forgotten password gets the same answer for anybody, before anything is read or written', async () => {
  const { payload } = temporary;
  // While this transaction is open nothing else can write to SQLite: a response that depends on a write would wait for it.
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  await payload.create({ collection: 'snippets', data: { name: 'Open' }, req });
  const known = await post('forgot-password', { email: ` ${EDITOR.toUpperCase()}` });
  const unknown = await post('forgot-password', { email: NOBODY });
  await commitTransaction(req);
  expect(known.status).toBe(200);
  expect(unknown).toEqual(known);

  await vi.waitFor(async () => expect(await mailsTo(EDITOR)).toHaveLength(1), 60_000);
  expect(await mailsTo(NOBODY)).toEqual([]);
});

test('the emailed link leads to the CMS, and sets a new password of a proper length once', async () => {
  const [mail] = await mailsTo(EDITOR);
  const [address, token] = tokenIn(mail?.text);
  expect(address).toBe('http://localhost:4000');
  expect(tokenIn(mail?.html?.replaceAll('"', ' '))).toEqual([address, token]);
  expect(mail).toMatchObject({ is_secret: true });

  expect((await post('reset-password', { token, password: 'short' })).status).toBe(400);
  expect((await post('reset-password', { token, password: 'Manfeild-1973' })).status).toBe(200);
  expect((await post('reset-password', { token, password: 'Teretonga-1957' })).status).toBe(403);
  expect((await post('login', { email: EDITOR, password: PASSWORD })).status).toBe(401);
  expect((await post('login', { email: EDITOR, password: 'Manfeild-1973' })).status).toBe(200);
});

test('of two passwords chosen with one link at the same moment, the first counts', async () => {
  const { payload } = temporary;
  const email = 'hasty@example.org';
  await payload.create({ collection: 'users', data: { email, password: PASSWORD, role: 'editor' } });
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
  const passwords = ['Levels-1967-Timaru', 'Highlands-2013-Cromwell'];
  const answers = await Promise.all(passwords.map((password) => post('reset-password', { token, password })));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 403]);
  const password = passwords[statuses.indexOf(200)];
  expect((await post('login', { email, password })).status).toBe(200);
});

test('the seventh email in a row is refused, with or without an account', async () => {
  const statuses = async (email: string) => {
    const answers = [];
    for (let time = 0; time < 7; time += 1) answers.push(await post('forgot-password', { email }));
    return answers.map(({ status }) => status);
  };
  const unknown = await statuses('other@example.org');
  expect(unknown).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const { payload } = temporary;
  const account = { email: 'second@example.org', password: PASSWORD, role: 'gate' as const };
  await payload.create({ collection: 'users', data: account });
  expect(await statuses(account.email)).toEqual(unknown);
  expect((await post('forgot-password', { email: '' })).status).toBe(400);
  await vi.waitFor(async () => expect(await mailsTo(account.email)).toHaveLength(6), 60_000);
});
