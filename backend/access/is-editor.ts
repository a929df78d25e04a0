import type { Access } from 'payload';
import { roleOf } from './roles.ts';

/** Accounts that may write content: admins and editors. */
export const isEditor: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};
