import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

const FIRST_ADMIN_EMAIL = 'admin@championship.local';
const PASSWORD_BYTES = 15;

/** Makes the first CMS account with a random password, which is kept nowhere. Null if there is an account already. */
export async function createFirstAdmin(
  payload: Payload,
): Promise<{ email: string; password: string } | null> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return null;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const email = FIRST_ADMIN_EMAIL;
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'First administrator', role: 'admin' },
  });
  return { email, password };
}
