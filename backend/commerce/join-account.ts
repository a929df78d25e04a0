import type { Payload } from 'payload';
import { sql } from '../kernel/database/statement.ts';
import { runInTransaction } from '../kernel/database/run-in-transaction.ts';
import type { ProvenAddress } from '../people/account/verify-email.ts';

/**
 * Moves purchases made with an address, but without an account, to the account that has proven it owns the address: all or nothing. The
 * order keeps its guest's name, and the key of the cart that it was made from.
 */
export async function joinAccount(payload: Payload, { customer, email }: ProvenAddress): Promise<void> {
  await runInTransaction(payload, [
    sql`UPDATE orders SET customer_id = ${customer} WHERE customer_id IS NULL AND guest_email = ${email}`,
    sql`UPDATE payments SET customer_id = ${customer} WHERE customer_id IS NULL AND LOWER(email) = ${email}`,
    sql`UPDATE invoices SET customer_id = ${customer} WHERE customer_id IS NULL AND LOWER(email) = ${email}`,
    sql`UPDATE gift_vouchers SET buyer_id = ${customer} WHERE buyer_id IS NULL AND LOWER(buyer_email) = ${email}`,
    sql`UPDATE refunds SET customer_id = ${customer} WHERE customer_id IS NULL
          AND invoice_id IN (SELECT id FROM invoices WHERE customer_id = ${customer})`,
  ]);
}
