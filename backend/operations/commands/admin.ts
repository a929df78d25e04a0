/** `npm run admin -- reset-password [email]` sets a new password for a CMS account; `reset-second-factor` removes its authenticator app. */
import { readCommandLine } from '../../../lib/shared/node/command-line.ts';
import type { Payload } from 'payload';
import { randomPassword } from '../../people/staff/first-admin.ts';
import { runCommand, printLine } from './run-command.ts';

const USAGE = 'npm run admin -- reset-password [email], or reset-second-factor [email]';

type Account = { readonly id: number; readonly email: string };

/**
 * @param email of the account; optional if there is only one administrator
 * @throws Error listing the accounts if it matches none of them
 */
async function findAccount(payload: Payload, email: string | undefined): Promise<Account> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false });
  const admins = docs.filter(({ role }) => role === 'admin');
  const wanted = email?.trim().toLowerCase();
  const found =
    wanted === undefined
      ? admins.length === 1
        ? admins[0]
        : undefined
      : docs.find((account) => account.email === wanted);
  if (found) return found;
  const accounts = docs.map((account) => `${account.email} (${account.role})`).join(', ');
  throw new Error(
    wanted === undefined
      ? `specify one of these accounts: ${accounts}`
      : `no CMS account has the email ${wanted}; existing accounts: ${accounts}`,
  );
}

async function resetPassword(payload: Payload, { id, email }: Account): Promise<readonly string[]> {
  const password = randomPassword();
  // Payload ends the account's sessions along with it.
  await payload.update({ collection: 'users', id, data: { password } });
  return [
    `New password for ${email} (shown only once): ${password}`,
    'All existing sessions of this account have been signed out.',
  ];
}

async function resetSecondFactor(payload: Payload, account: Account): Promise<readonly string[]> {
  const { resetOnServer } = await import('../../people/staff/second-factor/reset-on-server.ts');
  if (!(await resetOnServer(payload, account))) throw new Error(`${account.email} has no authenticator app`);
  return [`The authenticator app of ${account.email} is removed. The password is enough to sign in.`];
}

const TASKS = new Map([
  ['reset-password', resetPassword],
  ['reset-second-factor', resetSecondFactor],
]);

await runCommand('The account was not changed', async () => {
  const { positionals } = readCommandLine(USAGE, { allowPositionals: true });
  const [name = '', email, ...more] = positionals;
  const task = TASKS.get(name);
  if (task === undefined || more.length > 0) throw new Error(`usage: ${USAGE}`);
  // Payload takes seconds to load, so only for a valid task.
  const [{ getPayload }, { makeConfig }] = await Promise.all([
    import('payload'),
    import('../../make-config.ts'),
  ]);
  const payload = await getPayload({ config: makeConfig('preparing'), disableOnInit: true });
  const lines = await task(payload, await findAccount(payload, email));
  await payload.destroy();
  for (const line of lines) printLine(line);
});
