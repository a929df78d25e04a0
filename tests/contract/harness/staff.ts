import { randomBytes } from 'node:crypto';
import type { Role } from '../../../backend/cms/access/roles.ts';
import { signIn } from './cms.ts';
import { cmsOf } from './money.ts';
import type { RunningServer } from './servers.ts';

/** The token of a new account of the CMS. */
export async function staffToken(server: RunningServer, role: Role): Promise<string> {
  const email = `${role}-${randomBytes(6).toString('hex')}@example.org`;
  const password = randomBytes(12).toString('base64url');
  await cmsOf(server).create('users', { email, password, role });
  return (await signIn(server.url, { email, password })).token;
}
