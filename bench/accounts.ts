import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { tokensSchema } from '../lib/contract/entities/account.ts';
import {
  CALLERS,
  onEachDatabase,
  post,
  repeat,
  SECONDS,
  signUp,
  startBackend,
  type Backend,
} from './backend.ts';
import { table, writeReport } from './report.ts';

const PASSWORD = 'a password of the benchmark';

type Account = { readonly email: string; readonly fingerprint: string };

/** A customer with a password, created as a visitor would. */
async function makeAccount(backend: Backend): Promise<Account> {
  const { id, email, fingerprint, token } = await signUp(backend);
  const authorization = { authorization: `Bearer ${token}` };
  await post(
    backend.url,
    `${API_BASE_PATH}/cognito/user/update`,
    { id, newpassword: PASSWORD },
    authorization,
  );
  return { email, fingerprint };
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

/** Sign-in and refresh calls per second on both databases. PostgreSQL is skipped if it isn't installed. */
export async function benchAccounts(): Promise<void> {
  const rows = await onEachDatabase(measure);
  const head = ['Call', 'calls/s', 'p50 ms', 'p99 ms', 'server CPU ms a call'];
  const words = [
    `${String(CALLERS)} callers for ${String(SECONDS)} s each, straight at the backend. A sign-in is slow on purpose: scrypt with 32 MB and three`,
    'rounds is what makes a stolen table of hashes worth little, and it is nearly all of the time; three run at once, the others wait. A',
    'refresh is one conditional UPDATE and one signature.',
  ].join('\n');
  await writeReport('accounts', 'Sign-in and refresh', `${words}\n\n${table(head, rows)}`);
}
