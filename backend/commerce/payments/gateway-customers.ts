import type { Payload } from 'payload';
import { refId } from '../../cms/records/refs.ts';
import { config } from '../../kernel/config.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { log } from '../../kernel/log/log.ts';
import { newReference } from '../../kernel/secrets.ts';
import type { Payment } from '../../payload-types.ts';
import { moneySettings } from '../money/settings.ts';
import type { Gateway, GatewayCustomers } from './gateway.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

/*
 * Our customers at the gateway, which has their saved cards. Our record is written before the customer is created there, so that a lost
 * response never leaves one behind that we don't know about.
 */

const EVERY_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const AT_ONCE = 20;
/** Longer than a call to the gateway takes, retries included: after this, a customer that was being created can be found. */
const CREATED_WITHIN_MS = 5 * 60_000;

/** Our record of a customer at the gateway. `id` is the gateway's, if known. */
type StoredCustomer = { readonly reference: string; readonly id: string | null; readonly email: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The record of a customer, written if there is none, with their account's current email address; null if there is no such customer. */
async function storedCustomer(
  payload: Payload,
  customer: number,
): Promise<(StoredCustomer & { currentEmail: string }) | null> {
  await runStatement(
    payload,
    sql`INSERT INTO gateway_customers (customer_id, reference, email)
        SELECT id, ${newReference()}, email FROM customers WHERE id = ${customer}
        ON CONFLICT (customer_id) DO NOTHING`,
  );
  const { rows } = await runStatement(
    payload,
    sql`SELECT g.reference, g.gateway_reference, g.email, c.email AS current FROM gateway_customers g
        JOIN customers c ON c.id = g.customer_id WHERE g.customer_id = ${customer}`,
  );
  const [row] = rows;
  return row
    ? {
        reference: textOf(row['reference']),
        id: textOf(row['gateway_reference']) || null,
        email: textOf(row['email']),
        currentEmail: textOf(row['current']),
      }
    : null;
}

/** The gateway's id of a customer, created there if necessary. @returns null if the gateway refuses to create one */
async function idAtGateway(
  payload: Payload,
  customers: GatewayCustomers,
  { reference, id, email }: StoredCustomer,
): Promise<string | null> {
  if (id !== null) return id;
  const created = await customers.create(reference, email);
  if (created !== null)
    await runStatement(
      payload,
      sql`UPDATE gateway_customers SET gateway_reference = ${created} WHERE reference = ${reference}`,
    );
  return created;
}

/**
 * The gateway's id of a payment's customer, with their account's current email address there.
 * @returns null for visitors without an account, and if cards aren't saved
 * @throws CustomerGone, GatewayAway
 */
export async function gatewayCustomerOf(
  payload: Payload,
  { customers }: Gateway,
  payment: Payment,
): Promise<string | null> {
  const customer = refId(payment.customer);
  if (customers === null || customer === null || !(await moneySettings(payload)).canSaveCards) return null;
  const stored = await storedCustomer(payload, customer);
  const id = stored && (await idAtGateway(payload, customers, stored));
  if (stored === null || id === null || stored.email === stored.currentEmail) return id;
  await customers.changeEmail(id, stored.currentEmail);
  await runStatement(
    payload,
    sql`UPDATE gateway_customers SET email = ${stored.currentEmail} WHERE reference = ${stored.reference}`,
  );
  return id;
}

/** Deletes the record of a customer that the gateway no longer has. @param id the gateway's */
export async function forgetGatewayCustomer(payload: Payload, id: string): Promise<void> {
  await runStatement(payload, sql`DELETE FROM gateway_customers WHERE gateway_reference = ${id}`);
}

/** The statements that mark a customer's record for deletion at the gateway by `deleteGatewayCustomers`. */
export const releaseGatewayCustomer = (customer: number, now = Date.now()): readonly string[] => [
  `UPDATE gateway_customers SET next_try_at = '${new Date(now + CREATED_WITHIN_MS).toISOString()}'
   WHERE customer_id = ${String(customer)} AND gateway_reference IS NULL`,
  `UPDATE gateway_customers SET customer_id = NULL WHERE customer_id = ${String(customer)}`,
];

/** Deletes a customer at the gateway, then our record. If the id was lost, the customer is looked up first. */
async function deleteOne(
  payload: Payload,
  customers: GatewayCustomers,
  { reference, id, email }: StoredCustomer,
): Promise<void> {
  const found = id ?? (await customers.find(reference, email));
  if (found !== null) await customers.remove(found);
  await runStatement(payload, sql`DELETE FROM gateway_customers WHERE reference = ${reference}`);
}

/** Deletes the customers of deleted accounts at the gateway. A failed attempt is repeated, after twice as long each time. */
export async function deleteGatewayCustomers(payload: Payload, now = new Date()): Promise<void> {
  const { stripe } = config();
  if (stripe === null) return;
  const { customers } = stripeGateway(stripe);
  if (customers === null) return;
  const { rows } = await runStatement(
    payload,
    sql`SELECT reference, gateway_reference, email, tries FROM gateway_customers
        WHERE customer_id IS NULL AND (next_try_at IS NULL OR next_try_at <= ${now.toISOString()})
        ORDER BY COALESCE(next_try_at, created_at), id LIMIT ${AT_ONCE}`,
  );
  for (const row of rows) {
    const [reference, tries] = [textOf(row['reference']), Number(row['tries'] ?? 0)];
    const id = textOf(row['gateway_reference']) || null;
    try {
      await deleteOne(payload, customers, { reference, id, email: textOf(row['email']) });
    } catch (error) {
      log.error({ err: error, customer: id }, 'failed to delete a customer at the gateway, will retry');
      const wait = Math.min(LONGEST_WAIT_MS, EVERY_MS * 2 ** tries);
      await runStatement(
        payload,
        sql`UPDATE gateway_customers SET tries = ${tries + 1},
              next_try_at = ${new Date(now.getTime() + wait).toISOString()} WHERE reference = ${reference}`,
      );
    }
  }
}
