import type { Payload } from 'payload';
import { createRegistry } from '../../kernel/registry.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { customerById } from './customer.ts';

/** An account whose owner has just shown that they read its email. `email` is normalised (`plainEmail`). */
export type ProvenAddress = { readonly customer: number; readonly email: string };

/** What other domains do once an address is proven. It may run any number of times. */
export const addressProven =
  createRegistry<(payload: Payload, proven: ProvenAddress) => Promise<void>>('address-proven');

/**
 * Records that a customer has access to their email address, shown by a link or code sent to it or by their identity provider. A password
 * doesn't show that, nor does an address typed by the office.
 */
export async function verifyEmail(payload: Payload, customerId: number): Promise<void> {
  await runStatement(payload, sql`UPDATE customers SET is_verified = ${true} WHERE id = ${customerId}`);
  const { email } = await customerById(payload, customerId);
  for (const notify of addressProven.all()) await notify(payload, { customer: customerId, email });
}
