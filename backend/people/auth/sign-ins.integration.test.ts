import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { HTTP_TIMEOUT_MS } from '../../../lib/contract/limits.ts';
import { readAccessToken } from './access-token.ts';
import { devicesOf } from './devices.ts';
import { issueSecret, spendAuthorizationCode, spendCode, spendSecret } from './one-time-secrets.ts';
import { beginSignIn, purgeExpiredSignIns, isSignInActive, renewSignIn } from './sign-ins.ts';

const FINGERPRINT = 'a-browser-of-21-chars';
const BROWSER = { fingerprint: FINGERPRINT, agent: null };
const START = new Date('2027-01-27T00:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const DAY_S = 24 * 60 * 60;
const INVALID = { status: 401, details: { textCode: 'TOKEN_INVALID' } };

let cms: TemporaryPayload;
let customer: number;
beforeAll(async () => {
  cms = await openTemporaryPayload();
  customer = (await cms.payload.create({ collection: 'customers', data: { email: 'mere@example.org' } })).id;
}, 120_000);
afterAll(() => cms.close());

const begin = () => beginSignIn(cms.payload, customer, BROWSER, START);
const refresh = (token: string, now: Date) => renewSignIn(cms.payload, token, BROWSER, now);

test('accepts the previous token until a browser that lost the response has retried, and then revokes the family', async () => {
  const first = await begin();
  const second = await refresh(first.refresh_token, START);
  const secondTry = after((2 * HTTP_TIMEOUT_MS) / 1000);
  expect((await refresh(first.refresh_token, secondTry)).refresh_token).toBe(second.refresh_token);
  await expect(refresh(first.refresh_token, after(121))).rejects.toMatchObject(INVALID);
  await expect(refresh(second.refresh_token, after(122))).rejects.toMatchObject(INVALID);
});

test('a token older than the previous one revokes the family at once', async () => {
  const first = await begin();
  const second = await refresh(first.refresh_token, START);
  const third = await refresh(second.refresh_token, after(1));
  await expect(refresh(first.refresh_token, after(2))).rejects.toMatchObject(INVALID);
  await expect(refresh(third.refresh_token, after(3))).rejects.toMatchObject(INVALID);
});

test('a refresh token is valid for thirty days, and its row is then deleted', async () => {
  const { refresh_token, access_token } = await begin();
  const { family } = await readAccessToken(access_token, START);
  const renewed = await refresh(refresh_token, after(29 * DAY_S));
  await purgeExpiredSignIns(cms.payload, after(58 * DAY_S));
  expect(await isSignInActive(cms.payload, family)).toBe(true);
  await expect(refresh(renewed.refresh_token, after(60 * DAY_S))).rejects.toMatchObject(INVALID);
});

test('a device has its browser’s names, was last active when its tokens were renewed, and is gone once they expire', async () => {
  const { id } = await cms.payload.create({
    collection: 'customers',
    data: { email: 'hemi@example.org' },
  });
  const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0';
  // As after an update of the site: the sign-in is older than the names.
  const { refresh_token, access_token } = await beginSignIn(cms.payload, id, BROWSER, START);
  const { family } = await readAccessToken(access_token, START);
  const devices = async (now: Date) =>
    (await devicesOf(cms.payload, { id, family }, now)).map(({ signIn, isCurrent }) => ({
      names: [signIn.browser, signIn.system],
      lastActive: signIn.updatedAt,
      isCurrent,
    }));
  expect(await devices(after(1))).toMatchObject([{ names: ['', ''], isCurrent: true }]);
  await renewSignIn(cms.payload, refresh_token, { ...BROWSER, agent }, after(DAY_S));
  expect(await devices(after(2 * DAY_S))).toEqual([
    { names: ['Firefox', 'Windows'], lastActive: after(DAY_S).toISOString(), isCurrent: true },
  ]);
  expect(await devices(after(32 * DAY_S))).toEqual([]);
});

test('a password that is changed while it is checked signs nobody in', async () => {
  const { payload } = cms;
  const { id } = await payload.create({ collection: 'customers', data: { email: 'wiremu@example.org' } });
  const store = (hash: string) =>
    runStatement(payload, sql`UPDATE customers SET password_hash = ${hash} WHERE id = ${id}`);
  const signIn = (hash: string) =>
    beginSignIn(payload, id, BROWSER, START, { condition: sql`password_hash = ${hash}` });
  await store('old');
  const { access_token } = await signIn('old');
  await store('new');
  await expect(signIn('old')).rejects.toMatchObject(INVALID);
  const { family } = await readAccessToken(access_token, START);
  expect(await devicesOf(payload, { id, family }, after(1))).toHaveLength(1);
});

test('an access token is valid for fifteen minutes and then needs a refresh', async () => {
  const { access_token } = await begin();
  expect(await readAccessToken(access_token, after(899))).toMatchObject({ customerId: customer });
  await expect(readAccessToken(access_token, after(901))).rejects.toMatchObject({
    status: 401,
    details: { textCode: 'TOKEN_EXPIRED' },
  });
});

test('links and codes are valid for ten minutes, an authorization code for one', async () => {
  const { secret, code } = await issueSecret(cms.payload, 'sign-in', customer, FINGERPRINT, START);
  expect(await spendSecret(cms.payload, 'sign-in', secret, FINGERPRINT, after(601))).toBeNull();
  expect(await spendCode(cms.payload, 'sign-in', customer, code, FINGERPRINT, after(601))).toBe(false);
  expect(await spendSecret(cms.payload, 'recovery', secret, FINGERPRINT, after(1))).toBeNull();
  expect(await spendSecret(cms.payload, 'sign-in', secret, FINGERPRINT, after(599))).toBe(customer);
  // The code in the same email is used up, too.
  expect(await spendCode(cms.payload, 'sign-in', customer, code, FINGERPRINT, after(599))).toBe(false);
  const binding = { codeChallenge: 'c', redirectUri: 'u' };
  const issue = () => issueSecret(cms.payload, 'authorization', customer, '', START, binding);
  expect(await spendAuthorizationCode(cms.payload, (await issue()).secret, after(61))).toBeNull();
  expect(await spendAuthorizationCode(cms.payload, (await issue()).secret, after(59))).toMatchObject(binding);
});

test('stores no sign-in secret in plain text', async () => {
  const { refresh_token } = await begin();
  const { secret, code } = await issueSecret(cms.payload, 'sign-in', customer, FINGERPRINT, START);
  const [sessions, secrets] = await Promise.all([
    cms.payload.find({ collection: 'customer-sessions', pagination: false, showHiddenFields: true }),
    cms.payload.find({ collection: 'one-time-secrets', pagination: false, showHiddenFields: true }),
  ]);
  const stored = JSON.stringify([sessions.docs, secrets.docs]);
  for (const plain of [refresh_token.split('.')[1] ?? '', secret, code, FINGERPRINT])
    expect(stored).not.toContain(plain);
});
