import type { Access } from 'payload';

/** Accounts that may write session results: every role. */
export const isResultsEditor: Access = ({ req }) => Boolean(req.user);
