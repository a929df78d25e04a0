import type { Access, CollectionConfig, SanitizedConfig, Where } from 'payload';
import { roleOf } from './roles.ts';
import { secretAccess } from './rules.ts';

type AccessRules = NonNullable<CollectionConfig['access']>;

/** The locks that an account may end or take: administrators and editors all, the others their own. The shop also takes the waiting room over. */
const locksInReach: Access = ({ req: { user } }) => {
  if (user?.collection !== 'users') return false;
  const role = roleOf(user);
  if (role === 'admin' || role === 'editor') return true;
  const own: Where = { 'user.value': { equals: user.id } };
  return role === 'shop' ? { or: [own, { globalSlug: { equals: 'waiting-room' } }] } : own;
};

const RULES: Readonly<Record<string, AccessRules>> = {
  // Locks are made by the forms on the server; what the browser does is releasing its own, and taking a global over.
  'payload-locked-documents': {
    create: () => false,
    read: ({ req: { user } }) => user?.collection === 'users',
    update: locksInReach,
    delete: locksInReach,
  },
  'payload-migrations': secretAccess,
};

/** Payload's own collections let any account write: who may reach them here stands in `RULES`. */
export function guardInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) Object.assign(access, RULES[slug]);
  return config;
}
