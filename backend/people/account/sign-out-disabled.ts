import type { CollectionAfterChangeHook } from 'payload';
import { runSql } from '../../kernel/database/sql.ts';
import type { Customer } from '../../payload-types.ts';

/** Signs a disabled customer out everywhere and revokes links and codes already sent, in the same transaction. */
export const signOutDisabled: CollectionAfterChangeHook<Customer> = async ({ doc, previousDoc, req }) => {
  if (doc.enabled !== false || previousDoc.enabled === false) return doc;
  for (const table of ['customer_sessions', 'one_time_secrets'])
    await runSql(req.payload, `DELETE FROM ${table} WHERE customer_id = ${String(doc.id)}`, req);
  return doc;
};
