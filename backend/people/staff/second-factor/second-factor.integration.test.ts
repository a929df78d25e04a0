import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createLocalReq, handleEndpoints } from 'payload';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Role } from '../../../cms/access/roles.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import { temporaryPayload } from '../../../../tests/backend/temporary-payload.ts';
import { findFactor, spendCode } from './factors.ts';
import { RECOVERY_CODES } from './recovery-codes.ts';
import { codeOf, stepAt } from './totp.ts';

const PASSWORD = 'Ruapuna-1967';
const STEP_MS = 30_000;

const opened = temporaryPayload();

let addresses = 0;
/** Calls the CMS's own interface, each time from another network address. */
async function call(path: string, data: object, token?: string, method = 'POST') {
  addresses += 1;
  const request = new Request(`http://localhost:4000/api/users/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${String(addresses % 250)}`,
      ...(token === undefined ? {} : { Authorization: `JWT ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(data) }),
  });
  const answer = await handleEndpoints({ config: opened.payload.config, request });
  const body: unknown = await answer.json();
  return { status: answer.status, body, cookies: answer.headers.getSetCookie() };
}

type Account = { readonly id: number; readonly email: string };
async function newAccount(role: Role): Promise<Account> {
  const email = `${crypto.randomUUID()}@example.org`;
  const { id } = await opened.payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, role },
  });
  return { id, email };
}
const signIn = ({ email }: Account, more: object = {}) =>
  call('login', { email, password: PASSWORD, ...more });
const tokenSchema = z.object({ token: z.string() });
const tokenOf = async (account: Account, more: object = {}) =>
  tokenSchema.parse((await signIn(account, more)).body).token;

/** The bytes of a key as typed into an app (RFC 4648). */
function secretOf(typed: string): Uint8Array {
  const bits = [...typed.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
/** The app's code now, or this many time steps later. */
const codeAfter = (secret: Uint8Array, steps = 0) => codeOf(secret, stepAt(new Date()) + steps);

const enrolmentSchema = z.object({ secret: z.string(), enrolment: z.string() });
const codesSchema = z.object({ recovery_codes: z.array(z.string()) });
const stepSchema = z.object({
  errors: z.tuple([
    z.object({ name: z.string(), message: z.string(), data: z.looseObject({ step: z.string() }) }),
  ]),
});
const missingIn = (body: unknown) => stepSchema.parse(body).errors[0].data;

/** An account with an authenticator app, and the code it was set up with. */
async function withApp(role: Role) {
  const account = await newAccount(role);
  const token = await tokenOf(account);
  const { secret, enrolment } = enrolmentSchema.parse((await call('second-factor/start', {}, token)).body);
  const bytes = secretOf(secret);
  const step = stepAt(new Date());
  const codeAt = (steps: number) => codeOf(bytes, step + steps);
  const answer = await call('second-factor/confirm', { enrolment, code: codeAt(0) }, token);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { account, token, secret: bytes, codeAt, codes: codesSchema.parse(answer.body).recovery_codes };
}

test('an app is set up with its first code; neither its secret nor the recovery codes can be read in the database', async () => {
  const account = await newAccount('editor');
  const token = await tokenOf(account);
  expect((await call('second-factor/start', {})).status).toBe(403);
  const { secret, enrolment } = enrolmentSchema.parse((await call('second-factor/start', {}, token)).body);
  const bytes = secretOf(secret);
  const confirm = (code: string) => call('second-factor/confirm', { enrolment, code }, token);
  expect((await confirm(codeAfter(bytes, 5))).status).toBe(422);
  expect(await findFactor(opened.payload, account.id)).toBeNull();
  const answer = await confirm(codeAfter(bytes));
  const codes = codesSchema.parse(answer.body).recovery_codes;
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  expect((await confirm(codeAfter(bytes, 1))).status).toBe(409);

  const stored = JSON.stringify(await findFactor(opened.payload, account.id));
  for (const plain of [...codes, Buffer.from(bytes).toString('base64url'), secret.replaceAll(' ', '')])
    expect(stored).not.toContain(plain);
  const { docs } = await opened.payload.find({
    collection: 'mails',
    where: { to: { equals: account.email } },
  });
  expect(docs.map(({ subject }) => subject)).toEqual(['An authenticator app was added to your CMS account']);
});

test('a code is required after the password, before there is any cookie; each code signs in once', async () => {
  const { account, codeAt, codes } = await withApp('editor');
  const asked = await signIn(account);
  expect([asked.status, missingIn(asked.body), asked.cookies]).toEqual([401, { step: 'code' }, []]);
  expect((await signIn(account, { code: codeAt(0) })).status).toBe(401);
  const next = codeAt(1);
  const both = await Promise.all([signIn(account, { code: next }), signIn(account, { code: ` ${next} ` })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);

  const [first = ''] = codes;
  expect((await signIn(account, { code: first.toUpperCase().replace('-', ' ') })).status).toBe(200);
  expect((await signIn(account, { code: first })).status).toBe(401);
  expect((await call('login', { email: account.email, password: 'wrong', code: codes[1] })).status).toBe(401);
  expect((await signIn(account, { code: codes[1] })).status).toBe(200);
});

test('codes follow the clock, and never go back', async () => {
  const { account, secret } = await withApp('gate');
  const req = await createLocalReq({}, opened.payload);
  const later = new Date(Date.now() + 20 * STEP_MS);
  const use = (steps: number) =>
    inTransaction(req, () => spendCode(req, account.id, codeOf(secret, stepAt(later) + steps), later));
  expect(await use(0)).toBe(true);
  expect(await use(-1)).toBe(false);
  expect(await use(1)).toBe(true);
  expect(await use(2)).toBe(false);
});

test('wrong codes are limited, but asking for a code never is', async () => {
  const { account, codes } = await withApp('editor');
  for (let time = 0; time < 7; time += 1) expect((await signIn(account)).status).toBe(401);
  const guesses = [];
  for (let time = 0; time < 6; time += 1) guesses.push((await signIn(account, { code: '000000' })).status);
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn(account, { code: codes[0] })).status).toBe(429);
});

test('where administrators need an app, they set it up while signing in; others sign in as before', async () => {
  const { payload } = opened;
  const [admin, editor] = [await newAccount('admin'), await newAccount('editor')];
  const need = (admins_need_second_factor: boolean) =>
    payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Tasman', admins_need_second_factor } });
  await need(true);
  const asked = await signIn(admin);
  expect([asked.status, asked.cookies]).toEqual([401, []]);
  expect(missingIn(asked.body)).toMatchObject({ step: 'enrol', qr: { path: expect.stringMatching(/^M/) } });
  const { secret, enrolment } = enrolmentSchema.parse(missingIn(asked.body));
  const bytes = secretOf(secret);
  const wrong = await signIn(admin, { enrolment, code: codeAfter(bytes, 9) });
  expect([wrong.status, missingIn(wrong.body)]).toEqual([401, { step: 'enrol-again' }]);
  // An enrolment belongs to one account.
  const other = await newAccount('admin');
  expect(missingIn((await signIn(other, { enrolment, code: codeAfter(bytes) })).body)).toMatchObject({
    step: 'enrol',
  });
  const done = await signIn(admin, { enrolment, code: codeAfter(bytes) });
  expect([done.status, done.cookies.length > 0]).toEqual([200, true]);
  const codes = codesSchema.parse(done.body).recovery_codes;
  expect(codes).toHaveLength(RECOVERY_CODES);
  expect((await signIn(editor)).status).toBe(200);

  const { token } = tokenSchema.parse(done.body);
  expect(await call('second-factor/remove', { code: codes[0] }, token)).toMatchObject({ status: 409 });
  await need(false);
  expect((await signIn(other)).status).toBe(200);
  expect((await signIn(admin)).status).toBe(401);
});

test('a code renews the recovery codes, or removes the app', async () => {
  const { account, token, codes } = await withApp('shop');
  expect((await call('second-factor/recovery-codes', { code: 'nothing' }, token)).status).toBe(422);
  const renewed = await call('second-factor/recovery-codes', { code: codes[0] }, token);
  const fresh = codesSchema.parse(renewed.body).recovery_codes;
  expect((await call('second-factor/remove', { code: codes[1] }, token)).status).toBe(422);
  expect((await call('second-factor/remove', { code: fresh[0] }, token)).status).toBe(200);
  expect((await signIn(account)).status).toBe(200);
});

test('only an administrator can reset a colleague’s second factor', async () => {
  const { account, token } = await withApp('results');
  const [admin, editor] = [await newAccount('admin'), await newAccount('editor')];
  const path = `${String(account.id)}/second-factor/reset`;
  expect((await call(path, {}, await tokenOf(editor))).status).toBe(403);
  expect((await call(path, {}, token)).status).toBe(403);
  const chief = await tokenOf(admin);
  expect((await call(`${String(admin.id)}/second-factor/reset`, {}, chief)).status).toBe(409);
  expect((await call(path, {}, chief)).status).toBe(200);
  expect((await call(path, {}, chief)).status).toBe(409);
  expect((await signIn(account)).status).toBe(200);
  const { docs } = await opened.payload.find({
    collection: 'audit-entries',
    where: { document_title: { equals: account.email }, changed_fields: { contains: 'second factor (off)' } },
  });
  expect(docs).toMatchObject([{ account: admin.email, role: 'admin' }]);
});

test('a new password doesn’t get around the code', async () => {
  const { payload } = opened;
  const { account, codes } = await withApp('editor');
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: account.email },
    disableEmail: true,
  });
  const reset = await call('reset-password', { token, password: 'Manfeild-1973' });
  expect(reset.status).toBe(200);
  const session = z.object({ token: z.string().optional() }).parse(reset.body).token ?? '';
  expect(await call('me', {}, session, 'GET')).toMatchObject({ body: { user: null } });
  const again = (more: object) => call('login', { email: account.email, password: 'Manfeild-1973', ...more });
  expect((await again({})).status).toBe(401);
  expect((await again({ code: codes[0] })).status).toBe(200);
});

test('the second factor is deleted with its account', async () => {
  const { account } = await withApp('gate');
  await opened.payload.delete({ collection: 'users', id: account.id });
  expect(
    await opened.payload.count({ collection: 'second-factors', where: { account: { exists: false } } }),
  ).toEqual({
    totalDocs: 0,
  });
});

test('the server’s operator can reset any second factor', { tags: ['full'] }, async () => {
  const { account } = await withApp('editor');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [
      'backend/operations/commands/admin.ts',
      'reset-second-factor',
      ...args,
    ]);
  const { stdout } = await run(account.email);
  expect(stdout).toContain(`The authenticator app of ${account.email} is removed.`);
  expect((await signIn(account)).status).toBe(200);
  await expect(run(account.email)).rejects.toThrow(/has no authenticator app/);
});
