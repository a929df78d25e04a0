/** `npm run admin -- reset-password [email]`: sets a new password for a CMS account. */
import { readCommandLine } from '../../lib/shared/node/command-line.ts';
import type { Payload } from 'payload';
import { randomPassword } from '../people/staff/first-admin.ts';
import { runCommand, printLine } from './run-command.ts';

const USAGE = 'npm run admin -- reset-password [email]';

/**
 * @param email of the account; optional if there is only one administrator
 * @throws Error listing the accounts if it matches none of them
 */
async function findAccount(
  payload: Payload,
  email: string | undefined,
): Promise<{ id: number; email: string }> {
  const { docs } = await payload.find({ collection: 'users', depth: 0, pagination: false });
  const admins = docs.filter(({ role }) => role === 'admin');
  const wanted = email?.trim().toLowerCase();
  const found =
    wanted === undefined
      ? admins.length === 1
        ? admins[0]
        : undefined
      : docs.find((one) => one.email === wanted);
  if (found) return found;
  const accounts = docs.map((one) => `${one.email} (${one.role})`).join(', ');
  throw new Error(
    wanted === undefined
      ? `specify one of these accounts: ${accounts}`
      : `no CMS account has the email ${wanted}; existing accounts: ${accounts}`,
  );
}

await runCommand('The password was not changed', async () => {
  const { positionals } = readCommandLine(USAGE, { allowPositionals: true });
  const [task, email, ...more] = positionals;
  if (task !== 'reset-password' || more.length > 0) throw new Error(`usage: ${USAGE}`);
  // Payload takes seconds to load, which are for a task that is understood.
  const [{ getPayload }, { makeConfig }] = await Promise.all([
    import('payload'),
    import('../make-config.ts'),
  ]);
  const payload = await getPayload({ config: makeConfig('preparing'), disableOnInit: true });
  const account = await findAccount(payload, email);
  const password = randomPassword();
  // Payload ends the account's sessions along with it.
  await payload.update({ collection: 'users', id: account.id, data: { password } });
  await payload.destroy();
  printLine(`New password for ${account.email} (shown only once): ${password}`);
  printLine('All existing sessions of this account have been signed out.');
});
