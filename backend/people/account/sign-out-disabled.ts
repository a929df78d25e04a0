import type { CollectionAfterChangeHook } from 'payload';
import { runSql } from '../../kernel/database/sql.ts';
import type { Customer } from '../../payload-types.ts';

/** Whoever is switched off is signed out everywhere, and links and codes on their way stop working, in the same transaction. */
export const signOutDisabled: CollectionAfterChangeHook<Customer> = async ({ doc, previousDoc, req }) => {
  if (doc.enabled !== false || previousDoc.enabled === false) return doc;
  for (const table of ['customer_sessions', 'one_time_secrets'])
    await runSql(req.payload, `DELETE FROM ${table} WHERE customer_id = ${String(doc.id)}`, req);
  return doc;
};
