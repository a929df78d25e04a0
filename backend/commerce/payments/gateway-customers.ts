import type { Payload } from 'payload';
import { refId } from '../../cms/records/refs.ts';
import { config } from '../../kernel/config.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { log } from '../../kernel/log/log.ts';
import { newReference } from '../../kernel/secrets.ts';
import { moneySettings } from '../money/settings.ts';
import type { Gateway, GatewayCustomers } from './gateway.ts';
import { gatewayOf } from './gateways.ts';
import type { PaymentRecord } from './payment.ts';

/*
 * Our customers at the gateway, where their saved cards are. A record is written before the customer is made there, so that a lost response
 * leaves none behind that nobody knows of.
 */

const EVERY_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const AT_ONCE = 20;
/** Longer than a gateway's call takes with its retries: by then, a customer that was being made can be found. */
const MADE_WITHIN_MS = 5 * 60_000;

type Kept = { readonly reference: string; readonly id: string | null; readonly email: string };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A customer's record and current email address, written if there is none; null without such a customer. */
async function keptFor(payload: Payload, customer: number): Promise<(Kept & { current: string }) | null> {
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
        current: textOf(row['current']),
      }
    : null;
}

/** The gateway's id of a customer, who is made there if necessary. @returns null if the gateway won't */
async function madeAt(
  payload: Payload,
  customers: GatewayCustomers,
  { reference, id, email }: Kept,
): Promise<string | null> {
  if (id !== null) return id;
  const made = await customers.create(reference, email);
  if (made !== null)
    await runStatement(
      payload,
      sql`UPDATE gateway_customers SET gateway_reference = ${made} WHERE reference = ${reference}`,
    );
  return made;
}

/**
 * The gateway's id of a payment's customer, with the email address that their account has now.
 * @returns null for visitors without an account, and wherever no cards are saved
 * @throws CustomerGone, GatewayAway
 */
export async function gatewayCustomerOf(
  payload: Payload,
  { customers }: Gateway,
  payment: PaymentRecord,
): Promise<string | null> {
  const customer = refId(payment.customer);
  if (customers === null || customer === null || !(await moneySettings(payload)).canSaveCards) return null;
  const kept = await keptFor(payload, customer);
  const id = kept && (await madeAt(payload, customers, kept));
  if (kept === null || id === null || kept.email === kept.current) return id;
  await customers.changeEmail(id, kept.current);
  await runStatement(
    payload,
    sql`UPDATE gateway_customers SET email = ${kept.current} WHERE reference = ${kept.reference}`,
  );
  return id;
}

/** Deletes the record of a customer that the gateway no longer has. @param id the gateway's */
export async function forgetGatewayCustomer(payload: Payload, id: string): Promise<void> {
  await runStatement(payload, sql`DELETE FROM gateway_customers WHERE gateway_reference = ${id}`);
}

/** The statements that give a customer's record up for deletion at the gateway: `deleteGatewayCustomers` does it. */
export const releaseGatewayCustomer = (customer: number, now = Date.now()): readonly string[] => [
  `UPDATE gateway_customers SET next_try_at = '${new Date(now + MADE_WITHIN_MS).toISOString()}'
   WHERE customer_id = ${String(customer)} AND gateway_reference IS NULL`,
  `UPDATE gateway_customers SET customer_id = NULL WHERE customer_id = ${String(customer)}`,
];

/** Deletes one at the gateway, then here. One whose id was lost is looked for. */
async function deleteOne(
  payload: Payload,
  customers: GatewayCustomers,
  { reference, id, email }: Kept,
): Promise<void> {
  const found = id ?? (await customers.find(reference, email));
  if (found !== null) await customers.remove(found);
  await runStatement(payload, sql`DELETE FROM gateway_customers WHERE reference = ${reference}`);
}

/** Deletes the customers of deleted accounts at the gateway. What fails is tried again, after twice as long each time. */
export async function deleteGatewayCustomers(payload: Payload, now = new Date()): Promise<void> {
  if (config().stripe === null) return;
  const { customers } = gatewayOf(payload, 'stripe');
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
