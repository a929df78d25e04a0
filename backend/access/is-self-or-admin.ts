import type { Access } from 'payload';
import { roleOf } from './roles.ts';

/** An admin reaches every account, anyone else their own. */
export const isSelfOrAdmin: Access = ({ req }) => {
  if (!req.user) return false;
  return roleOf(req.user) === 'admin' ? true : { id: { equals: req.user.id } };
};
