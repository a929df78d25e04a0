import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { onceRead } from '../../../tests/backend/once-read.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { accountState } from './invitation.ts';

const PASSWORD = 'Ruapuna-1967';
const DAY_MS = 24 * 60 * 60_000;

let opened: TemporaryPayload;
let admin: string;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  admin = await newAccount('admin');
}, 120_000);
afterAll(() => opened.close());

/** @returns the sign-in token of a new account */
async function newAccount(role: 'admin' | 'editor'): Promise<string> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: PASSWORD, name: 'Hana', role };
  await opened.payload.create({ collection: 'users', data: account });
  const { token } = await opened.payload.login({ collection: 'users', data: account });
  return token ?? '';
}

/** Posts as the CMS's screens do. */
async function post(path: string, data: object, token?: string) {
  const request = new Request(`http://localhost:4000/api/users/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `203.0.113.${String(Math.floor(Math.random() * 250))}`,
      ...(token === undefined ? {} : { Authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(data),
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
const invited = async (email: string) => {
  const answer = await post('invite', { name: 'Mere', email, role: 'editor' }, admin);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return z.object({ id: z.number() }).parse(answer.body).id;
};
const mailsTo = async (to: string) =>
  (
    await opened.payload.find({
      collection: 'mails',
      where: { to: { equals: to } },
      sort: 'id',
      depth: 0,
    })
  ).docs;
const tokenIn = (text: string | null | undefined) =>
  /http:\/\/localhost:4000\/admin\/reset\?token=(\S+)/.exec(text ?? '')?.[1];
const fresh = () => `${crypto.randomUUID()}@example.org`;

test('an invited colleague has no password, and chooses one with the emailed link within seven days', async () => {
  const email = fresh();
  const id = await invited(` ${email.toUpperCase()}`);
  const [mail] = await mailsTo(email);
  expect(mail).toMatchObject({
    is_secret: true,
    subject: expect.stringMatching(/^Your account for the CMS of ./),
    text: expect.stringMatching(/^Hana has invited you .*\(editor\)/),
  });
  expect(Date.parse(mail?.worthless_at ?? '') - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
  const state = await accountState(opened.payload, id);
  expect(state).toMatchObject({ is: 'invited' });
  expect((await post('login', { email, password: PASSWORD })).status).toBe(401);

  const link = { token: tokenIn(mail?.text), password: PASSWORD };
  expect((await post('reset-password', link)).status).toBe(200);
  expect(await accountState(opened.payload, id)).toEqual({ is: 'active' });
  expect((await post('login', { email, password: PASSWORD })).status).toBe(200);
  expect(await post(`${String(id)}/invite`, {}, admin)).toMatchObject({ status: 409 });
});

test('an invitation that is sent again has a new link, and the previous one stops working', async () => {
  const email = fresh();
  const id = await invited(email);
  expect((await post(`${String(id)}/invite`, {}, admin)).status).toBe(200);
  const [first, second] = await mailsTo(email);
  const choose = (text: string | null | undefined) =>
    post('reset-password', { token: tokenIn(text), password: PASSWORD });
  expect((await choose(first?.text)).status).toBe(403);
  expect((await choose(second?.text)).status).toBe(200);
});

test('a link sent to a wrong address stops working when the address is corrected', async () => {
  const email = fresh();
  const id = await invited(email);
  const [mail] = await mailsTo(email);
  await opened.payload.update({ collection: 'users', id, data: { email: fresh() } });
  expect(await accountState(opened.payload, id)).toEqual({ is: 'invited', linkUntil: null });
  const link = { token: tokenIn(mail?.text), password: PASSWORD };
  expect((await post('reset-password', link)).status).toBe(403);
});

test('a link isn’t sent again to an address that is corrected at that moment', async () => {
  const email = fresh();
  const id = await invited(email);
  const correct = () => opened.payload.update({ collection: 'users', id, data: { email: fresh() } });
  onceRead(opened.payload, 'users', id, correct);
  expect((await post(`${String(id)}/invite`, {}, admin)).status).toBe(409);
  expect(await mailsTo(email)).toHaveLength(1);
  expect(await accountState(opened.payload, id)).toEqual({ is: 'invited', linkUntil: null });
});

test('only administrators can invite, and errors are reported at their field', async () => {
  const colleague = { name: 'Mere', email: fresh(), role: 'editor' };
  expect((await post('invite', colleague)).status).toBe(403);
  expect((await post('invite', colleague, await newAccount('editor'))).status).toBe(403);
  expect((await post('999999/invite', {}, admin)).status).toBe(404);
  const faults = async (more: object) => (await post('invite', { ...colleague, ...more }, admin)).body;
  expect(await faults({ email: '' })).toMatchObject({ fields: { email: 'Enter an email address.' } });
  expect(await faults({ email: 'mere' })).toMatchObject({ fields: { email: expect.any(String) } });
  expect(await faults({ role: 'owner' })).toMatchObject({ fields: { role: 'Choose a role.' } });
  await invited(colleague.email);
  expect(await faults({})).toMatchObject({ fields: { email: expect.stringContaining('already') } });
  expect(await mailsTo(colleague.email)).toHaveLength(1);
});

test('an administrator who is only invited doesn’t count as one', async () => {
  const { payload } = opened;
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    sort: '-id',
  });
  const [own, ...others] = docs;
  for (const { id } of others) await payload.delete({ collection: 'users', id });
  const email = fresh();
  await post('invite', { name: 'Next', email, role: 'admin' }, admin);
  const demote = () => payload.update({ collection: 'users', id: own?.id ?? 0, data: { role: 'editor' } });
  await expect(demote()).rejects.toMatchObject({ status: 409 });
  const [mail] = await mailsTo(email);
  await post('reset-password', { token: tokenIn(mail?.text), password: PASSWORD });
  await expect(demote()).resolves.toMatchObject({ role: 'editor' });
});
