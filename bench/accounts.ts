import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { tokensSchema } from '../lib/contract/entities/account.ts';
import { freePort } from '../scripts/run/ports.ts';
import { runProgram } from '../scripts/run/program.ts';
import { startPostgres } from '../scripts/run/temporary-postgres.ts';
import { cpuMicroseconds } from './cpu.ts';
import { percentile } from './load.ts';
import { round, table, writeReport } from './report.ts';

const CALLERS = 16;
const SECONDS = 8;
const PASSWORD = 'a password of the benchmark';

type Backend = {
  readonly url: string;
  readonly pid: number | undefined;
  readonly token: string;
  readonly stop: () => Promise<void>;
};

async function post(
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

async function startBackend(settings: Record<string, string>): Promise<Backend> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-accounts-'));
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

type Account = { readonly email: string; readonly fingerprint: string };

/** A customer with a password, made as a visitor makes one; the mail is read in the outbox. */
async function makeAccount({ url, token }: Backend): Promise<Account> {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const fingerprint = randomBytes(16).toString('base64url').slice(0, 21);
  const call = (path: string, body: unknown, bearer?: string) =>
    post(
      url,
      `${API_BASE_PATH}/cognito/user/${path}`,
      body,
      bearer ? { authorization: `Bearer ${bearer}` } : {},
    );
  await call('registerLink', { email, fingerprint, first_name: 'Bench', last_name: 'Mark' });
  const outbox = await fetch(`${url}/api/mails?where[to][equals]=${email}`, {
    headers: { authorization: `JWT ${token}` },
  });
  const mails = z.object({ docs: z.array(z.object({ text: z.string() })) }).parse(await outbox.json());
  const refresh_token = /[?&]r=(\S+)/.exec(mails.docs[0]?.text ?? '')?.[1] ?? '';
  const { access_token } = tokensSchema.parse(await call('refreshToken', { refresh_token, fingerprint }));
  const me = await fetch(`${url}${API_BASE_PATH}/cognito/user/authUser`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const { id } = z.object({ id: z.number() }).parse(await me.json());
  await call('update', { id, newpassword: PASSWORD }, access_token);
  return { email, fingerprint };
}

/** Has every caller repeat its call for some seconds, and gives the figures of all. */
async function repeat(
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
        await call();
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

async function measure(name: string, settings: Record<string, string>): Promise<string[][]> {
  const backend = await startBackend(settings);
  try {
    const user = `${API_BASE_PATH}/cognito/user`;
    const accounts = await Promise.all(Array.from({ length: CALLERS }, () => makeAccount(backend)));
    const signIn = ({ email, fingerprint }: Account) =>
      post(backend.url, `${user}/login`, { username: email, password: PASSWORD, fingerprint }).then(
        (answer) => tokensSchema.parse(answer),
      );
    const signIns = await repeat(
      backend.pid,
      accounts.map((account) => () => signIn(account)),
    );
    const sessions = await Promise.all(
      accounts.map(async (account) => ({ ...account, ...(await signIn(account)) })),
    );
    const refreshes = await repeat(
      backend.pid,
      sessions.map((session) => async () => {
        const { refresh_token, fingerprint } = session;
        const answer = await post(backend.url, `${user}/refreshToken`, { refresh_token, fingerprint });
        session.refresh_token = tokensSchema.parse(answer).refresh_token;
      }),
    );
    return [
      [`Sign-in by password, ${name}`, ...signIns],
      [`Refresh, ${name}`, ...refreshes],
    ];
  } finally {
    await backend.stop();
  }
}

/** Sign-in and refresh calls a second on both databases. PostgreSQL is left out where its programs are not installed. */
export async function benchAccounts(): Promise<void> {
  const rows = await measure('SQLite', { DATABASE_URL: '' });
  const postgres = await startPostgres();
  if (postgres) {
    try {
      rows.push(...(await measure('PostgreSQL', { DATABASE_URL: postgres.url })));
    } finally {
      await postgres.stop();
    }
  }
  const head = ['Call', 'calls/s', 'p50 ms', 'p99 ms', 'server CPU ms a call'];
  const words = [
    `${String(CALLERS)} callers for ${String(SECONDS)} s each, straight at the backend. A sign-in is slow on purpose: scrypt with 32 MB and three`,
    'rounds is what makes a stolen table of hashes worth little, and it is nearly all of the time; three run at once, the others wait. A',
    'refresh is one conditional UPDATE and one signature.',
  ].join('\n');
  await writeReport('accounts', 'Sign-in and refresh', `${words}\n\n${table(head, rows)}`);
}
