import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { EnvironmentError } from '../../../lib/shared/node/environment.ts';
import { config } from '../../kernel/config.ts';

const PASSWORD_BYTES = 15;

/** An unguessable password. */
export const randomPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');

/**
 * The email address for the first CMS account; null if an account exists.
 * @throws EnvironmentError if none is configured and the site is publicly reachable: the administrator must be able to receive email
 */
export async function firstAdminEmail(payload: Payload): Promise<string | null> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return null;
  const { adminEmail } = config();
  if (adminEmail === null)
    throw new EnvironmentError(
      'ADMIN_EMAIL is missing. The first start with a public SITE_URL needs the email address of the first administrator.',
    );
  return adminEmail;
}

/** Creates the first CMS account with a random password that is stored nowhere. */
export async function createFirstAdmin(
  payload: Payload,
  email: string,
): Promise<{ email: string; password: string }> {
  const password = randomPassword();
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'First administrator', role: 'admin' },
  });
  return { email, password };
}
