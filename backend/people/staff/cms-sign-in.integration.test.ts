import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const PASSWORD = 'Ruapuna-1967';
const ADMIN = 'office@example.org';
const NOBODY = 'nobody@example.org';

let temporary: TemporaryPayload;
beforeAll(async () => {
  temporary = await openTemporaryPayload();
  const data = { email: ADMIN, password: PASSWORD, name: 'Office', role: 'admin' as const };
  await temporary.payload.create({ collection: 'users', data });
}, 120_000);
afterAll(() => temporary.close());

let addresses = 0;
/** A network address that hasn't been used yet (RFC 5737). */
const newAddress = () => {
  addresses += 1;
  return `198.51.${String(100 + Math.floor(addresses / 250))}.${String(addresses % 250)}`;
};

/** Calls Payload's REST interface. Its configuration may only be read once the temporary folder is known. */
async function ask(path: string, request: Request): Promise<Response> {
  const { default: config } = await import('../../payload.config.ts');
  return handleEndpoints({ config, path: `/api/users/${path}`, request });
}

/** Posts as the sign-in form does. `address` is the one that the proxy in front reports. */
async function post(path: string, data: object, address: string, cookie = '') {
  const request = new Request(`http://localhost:4000/api/users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Cookie: cookie },
    body: JSON.stringify(data),
  });
  const response = await ask(path, request);
  return { status: response.status, body: await response.text(), headers: response.headers };
}
const signIn = (email: string, password: string, address: string, cookie?: string) =>
  post('login', { email, password }, address, cookie);

/** The cookies that a browser sends back. */
const browserCookie = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('cms-browser=')) ?? '';

async function guessUntilRefused(email: string, address: string, cookie?: string) {
  const answers = [];
  for (let time = 0; time < 6; time += 1)
    answers.push(await signIn(email, `wrong ${String(time)}`, address, cookie));
  return answers;
}

/**
 * Removes an account's password hash: guesses are wrong as before, but without the half second of hashing for each.
 * @returns restores it
 */
async function withoutPassword(email: string): Promise<() => Promise<unknown>> {
  const { payload } = temporary;
  const { rows } = await runStatement(payload, sql`SELECT salt FROM users WHERE email = ${email}`);
  const salt = String(rows[0]?.['salt']);
  expect(salt).toMatch(/^[0-9a-f]{32}/);
  await runStatement(payload, sql`UPDATE users SET salt = NULL WHERE email = ${email}`);
  return () => runStatement(payload, sql`UPDATE users SET salt = ${salt} WHERE email = ${email}`);
}

describe('signing in to the CMS', () => {
  test('rejects the sixth wrong password from an address, also for an account that does not exist', async () => {
    const address = newAddress();
    const known = await guessUntilRefused(ADMIN, address);
    const unknown = await guessUntilRefused(NOBODY, newAddress());
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(unknown.map(({ status, body }) => [status, body])).toEqual(
      known.map(({ status, body }) => [status, body]),
    );
    expect(known[5]?.body).toContain('Too many attempts. Try again in 15 minutes.');
    expect(Number(known[5]?.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await signIn(ADMIN, PASSWORD, address)).status).toBe(429);
    expect((await signIn(` ${ADMIN.toUpperCase()}`, PASSWORD, newAddress())).status).toBe(200);
  });

  test('counts parallel guesses like sequential ones', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) => signIn(ADMIN, `wrong ${String(index)}`, address)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('never counts correct passwords towards the limit', async () => {
    const address = newAddress();
    for (let time = 0; time < 7; time += 1) expect((await signIn(ADMIN, PASSWORD, address)).status).toBe(200);
  });

  test('lets a known browser in, however many guess at the account, from anywhere', async () => {
    const office = newAddress();
    const cookie = browserCookie((await signIn(ADMIN, PASSWORD, office)).headers);
    // Somebody at the same address, and enough others to reach the account's limit.
    await guessUntilRefused(ADMIN, office);
    const restorePassword = await withoutPassword(ADMIN);
    for (let many = 0; many < 20; many += 1) await guessUntilRefused(ADMIN, newAddress());
    await restorePassword();
    expect((await signIn(ADMIN, PASSWORD, newAddress())).status).toBe(429);
    expect((await signIn(ADMIN, PASSWORD, office, cookie)).status).toBe(200);
    // It doesn't bypass the limit: neither for guesses in that browser, nor with a made-up id, nor for another account.
    const guesses = await guessUntilRefused(ADMIN, office, cookie);
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(ADMIN, PASSWORD, office, `${cookie.slice(0, -3)}abc`)).status).toBe(429);
    await guessUntilRefused(NOBODY, office);
    expect((await signIn(NOBODY, PASSWORD, office, cookie)).status).toBe(429);
  }, 120_000);

  test(
    'resetting a lost password on the server ends the sessions of the old one',
    { tags: ['full'] },
    async () => {
      const data = {
        email: 'second@example.org',
        password: PASSWORD,
        name: 'Second',
        role: 'admin' as const,
      };
      await temporary.payload.create({ collection: 'users', data });
      const { token } = JSON.parse((await signIn(data.email, PASSWORD, newAddress())).body) as {
        token: string;
      };
      const run = (...args: string[]) =>
        promisify(execFile)(process.execPath, ['backend/operations/commands/admin.ts', ...args]);
      await expect(run('reset-password')).rejects.toThrow(
        /specify one of these accounts: .*second@example\.org/,
      );
      await expect(run('reset-password', NOBODY)).rejects.toThrow(
        /no CMS account has the email nobody@example\.org/,
      );
      const { stdout } = await run('reset-password', data.email);
      const password = /shown only once\): (\S+)/.exec(stdout)?.[1] ?? '';
      expect((await signIn(data.email, PASSWORD, newAddress())).status).toBe(401);
      expect((await signIn(data.email, password, newAddress())).status).toBe(200);
      const request = new Request('http://localhost:4000/api/users/me', {
        headers: { Authorization: `JWT ${token}` },
      });
      const me = await ask('me', request);
      expect(await me.json()).toMatchObject({ user: null });
    },
  );
});
