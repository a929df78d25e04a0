import type { Access, CollectionConfig, SanitizedConfig, Where } from 'payload';
import { roleOf } from './roles.ts';
import { secretAccess } from './permissions.ts';

type AccessRules = NonNullable<CollectionConfig['access']>;

/**
 * The locks that an account may end or take over: all for administrators and editors, their own for others. Shop staff may also take over
 * the waiting room's.
 */
const locksInReach: Access = ({ req: { user } }) => {
  if (user?.collection !== 'users') return false;
  const role = roleOf(user);
  if (role === 'admin' || role === 'editor') return true;
  const own: Where = { 'user.value': { equals: user.id } };
  return role === 'shop' ? { or: [own, { globalSlug: { equals: 'waiting-room' } }] } : own;
};

const RULES: Readonly<Record<string, AccessRules>> = {
  // Locks are created by the forms on the server; the browser only releases its own and takes globals over.
  'payload-locked-documents': {
    create: () => false,
    read: ({ req: { user } }) => user?.collection === 'users',
    update: locksInReach,
    delete: locksInReach,
  },
  'payload-migrations': secretAccess,
};

/** Payload's own collections let any account write; `RULES` restricts who may reach them. */
export function guardInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) Object.assign(access, RULES[slug]);
  return config;
}
