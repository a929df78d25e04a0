import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { checkPaid, PAYMENT_TOKEN_PARAMETER } from '../lib/contract/endpoints/payments.ts';
import { tokensSchema } from '../lib/contract/entities/account.ts';
import { freePort } from '../scripts/run/ports.ts';
import { runProgram } from '../scripts/run/program.ts';
import { startPostgres } from '../scripts/run/temporary-postgres.ts';
import { cpuMicroseconds } from './cpu.ts';
import { percentile } from './load.ts';
import { round } from './report.ts';

export const CALLERS = 16;
export const SECONDS = 8;

/** A backend of its own without content, and an admin's CMS session. */
export type Backend = {
  readonly url: string;
  readonly pid: number | undefined;
  readonly token: string;
  readonly stop: () => Promise<void>;
};

/** Posts JSON. @throws if the response is an error */
export async function post(
  url: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Headers of a call from another network address each time, so that limits for one address don't interfere. */
export const elsewhere = () => ({
  'x-forwarded-for': `2001:db8:${randomInt(1, 65535).toString(16)}:${randomInt(1, 65535).toString(16)}::1`,
});

export const createdSchema = z.object({ doc: z.object({ id: z.number() }) });

/** Creates records in the CMS. @returns a function that answers a new one's id */
export const createIn =
  ({ url, token }: Pick<Backend, 'url' | 'token'>) =>
  async (collection: string, data: object): Promise<number> => {
    const answer = await post(url, `/api/${collection}`, data, { authorization: `JWT ${token}` });
    return createdSchema.parse(answer).doc.id;
  };

/** Pays on the sandbox's page and comes back. @returns whether it is paid */
export async function pay(site: string, payment: string): Promise<boolean> {
  const { pathname, search } = new URL(payment);
  const decided = await fetch(`${site}${pathname}${search}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
  });
  const back = new URL(decided.headers.get('location') ?? '');
  const asked = new URLSearchParams({
    url: Buffer.from(back.href).toString('base64'),
    payum_token: back.searchParams.get(PAYMENT_TOKEN_PARAMETER) ?? '',
  });
  const answer = await fetch(`${site}${API_BASE_PATH}${checkPaid.path}?${asked.toString()}`);
  return checkPaid.output.parse(await answer.json()).success;
}

/** Starts the built backend on a new database. */
export async function startBackend(settings: Record<string, string>): Promise<Backend> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-backend-'));
  const port = await freePort();
  let admin = { email: '', password: '' };
  const program = runProgram({
    title: 'The content backend',
    script: 'backend/start.ts',
    env: {
      DATA_DIR: folder,
      BACKEND_PORT: String(port),
      SEED_DEMO: 'false',
      NODE_ENV: 'production',
      SMTP_URL: '',
      ...settings,
    },
    onEvent: (event) => {
      if (event.event === 'first-admin') admin = event;
    },
    onLog: (line) => console.error(line),
  });
  await program.ready;
  const url = `http://127.0.0.1:${String(port)}`;
  const { token } = z.object({ token: z.string() }).parse(await post(url, '/api/users/login', admin));
  const stop = async () => {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, pid: program.pid, token, stop };
}

/** A signed-in customer. `token` is the access token. */
export type SignedIn = {
  readonly id: number;
  readonly email: string;
  readonly fingerprint: string;
  readonly token: string;
};

/** A new customer, created as a visitor would; the email is read from the outbox. */
export async function signUp(
  { url, token }: Backend,
  headers: Record<string, string> = {},
): Promise<SignedIn> {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const fingerprint = randomBytes(16).toString('base64url').slice(0, 21);
  const user = `${API_BASE_PATH}/cognito/user`;
  await post(
    url,
    `${user}/registerLink`,
    { email, fingerprint, first_name: 'Bench', last_name: 'Mark' },
    headers,
  );
  const outbox = await fetch(`${url}/api/mails?where[to][equals]=${email}`, {
    headers: { authorization: `JWT ${token}` },
  });
  const mails = z.object({ docs: z.array(z.object({ text: z.string() })) }).parse(await outbox.json());
  const refresh_token = /[?&]r=(\S+)/.exec(mails.docs[0]?.text ?? '')?.[1] ?? '';
  const answer = await post(url, `${user}/refreshToken`, { refresh_token, fingerprint }, headers);
  const { access_token } = tokensSchema.parse(answer);
  const me = await fetch(`${url}${user}/authUser`, { headers: { authorization: `Bearer ${access_token}` } });
  const { id } = z.object({ id: z.number() }).parse(await me.json());
  return { id, email, fingerprint, token: access_token };
}

/** Makes every caller repeat its call for some seconds, or until it returns false. @returns the figures of all */
export async function repeat(
  pid: number | undefined,
  calls: readonly (() => Promise<unknown>)[],
): Promise<string[]> {
  const times: number[] = [];
  const before = cpuMicroseconds(pid);
  const startedAt = performance.now();
  const endsAt = startedAt + SECONDS * 1000;
  await Promise.all(
    calls.map(async (call) => {
      while (performance.now() < endsAt) {
        const calledAt = performance.now();
        if ((await call()) === false) break;
        times.push(performance.now() - calledAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const after = cpuMicroseconds(pid);
  const cpu = before === null || after === null ? '–' : round((after - before) / times.length / 1000, 1);
  return [
    round(times.length / seconds),
    round(percentile(times, 0.5), 1),
    round(percentile(times, 0.99), 1),
    cpu,
  ];
}

/**
 * Measures on SQLite, and on PostgreSQL if it is installed.
 * @param measure one database's rows of the report, by its name and the settings that choose it
 */
export async function onEachDatabase(
  measure: (name: string, settings: Record<string, string>) => Promise<string[][]>,
): Promise<string[][]> {
  const rows = await measure('SQLite', { DATABASE_URL: '' });
  const postgres = await startPostgres();
  if (!postgres) return rows;
  try {
    return [...rows, ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
}
