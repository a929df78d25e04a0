import type { CollectionAfterChangeHook } from 'payload';
import { runSql } from '../../kernel/database/sql.ts';
import type { Customer } from '../../payload-types.ts';
import { sendAccountNotice } from './change-mails.ts';

/**
 * When the office changes a customer's email address, both addresses are notified, every browser is signed out, and links and codes sent to
 * the old address stop working, all in the same transaction. A customer's own change is in `change-email.ts`.
 */
export const emailChangedByOffice: CollectionAfterChangeHook<Customer> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.email === previousDoc.email) return doc;
  for (const table of ['customer_sessions', 'one_time_secrets'])
    await runSql(req.payload, `DELETE FROM ${table} WHERE customer_id = ${String(doc.id)}`, req);
  for (const to of [previousDoc.email, doc.email])
    await sendAccountNotice(
      req.payload,
      {
        template: 'email_changed_by_office',
        to,
        customer: doc,
        data: { old: previousDoc.email, new: doc.email },
      },
      req,
    );
  return doc;
};
