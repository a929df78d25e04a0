import { handleEndpoints } from 'payload';
import { expect, test } from 'vitest';
import { propertyOf, textIn } from '../../../../lib/shared/record.ts';
import { temporaryPayload } from '../../../../tests/backend/temporary-payload.ts';
import { devicesOf } from './devices.ts';

const PASSWORD = 'Ruapuna-1967';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';

const opened = temporaryPayload();

async function call(path: string, method: string, headers: Readonly<Record<string, string>>, data?: object) {
  const request = new Request(`http://localhost:4000/api/users/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(data ? { body: JSON.stringify(data) } : {}),
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}
async function newAccount() {
  const email = `${crypto.randomUUID()}@example.org`;
  const { id } = await opened.payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, role: 'editor' },
  });
  const signIn = async (agent: string): Promise<string> => {
    const { body } = await call('login', 'POST', { 'User-Agent': agent }, { email, password: PASSWORD });
    return `JWT ${textIn(body, 'token')}`;
  };
  return { id, signIn };
}
const isIn = async (Authorization: string) =>
  propertyOf((await call('me', 'GET', { Authorization })).body, 'user') !== null;
const signOut = (Authorization: string, data: object) => call('sign-out', 'POST', { Authorization }, data);

test('an account sees where it is signed in, and signs out there and everywhere else', async () => {
  const { id, signIn } = await newAccount();
  const [here, phone, laptop] = [await signIn(FIREFOX), await signIn(PHONE), await signIn(FIREFOX)];
  const devices = await devicesOf(opened.payload, id);
  expect(devices.map(({ browser }) => browser).toSorted()).toEqual([
    'Firefox on Linux',
    'Firefox on Linux',
    'Safari on iPhone',
  ]);
  const lost = devices.find(({ browser }) => browser === 'Safari on iPhone')?.id;
  expect((await signOut(here, { device: lost })).status).toBe(200);
  expect((await signOut(here, { device: lost })).status).toBe(404);
  expect([await isIn(here), await isIn(phone), await isIn(laptop)]).toEqual([true, false, true]);
  expect(await signOut(here, { others: true })).toMatchObject({
    status: 200,
    body: { message: 'Signed out on 1 other device.' },
  });
  expect([await isIn(here), await isIn(laptop)]).toEqual([true, false]);
  expect(await devicesOf(opened.payload, id)).toHaveLength(1);
});

test('nobody can sign others out', async () => {
  const [first, other] = [await newAccount(), await newAccount()];
  const [mine, theirs] = [await first.signIn(FIREFOX), await other.signIn(PHONE)];
  const [device] = await devicesOf(opened.payload, other.id);
  expect((await signOut(mine, { device: device?.id })).status).toBe(404);
  expect(await isIn(theirs)).toBe(true);
  expect((await signOut('', { others: true })).status).toBe(403);
  expect((await signOut(mine, {})).status).toBe(422);
});
