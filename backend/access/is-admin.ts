import type { Access, FieldAccess } from 'payload';
import { roleOf } from './roles.ts';

/** Accounts with the role admin. */
export const isAdmin: Access = ({ req }) => roleOf(req.user) === 'admin';

/** The same for one field. */
export const isAdminField: FieldAccess = ({ req }) => roleOf(req.user) === 'admin';
