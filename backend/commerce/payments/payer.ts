import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { gatewayOf } from './gateways.ts';
import type { PaymentRecord } from './payment.ts';

/*
 * The payer's email address, to which goes what was paid for. A payment may begin without one (spec point 7: `payNow` has none); its page
 * then asks for it.
 */

/** Whether the page of a payment has to ask for the payer's address. */
export async function asksEmail(payload: Payload, page: string): Promise<boolean> {
  const payment = await findOne(payload, 'payments', { gateway_reference: { equals: page } });
  return payment !== null && !payment.email;
}

/** Enters the address that was given on a payment's page, unless it has one already. */
export async function enterEmail(payload: Payload, page: string, email: string): Promise<void> {
  await runStatement(
    payload,
    sql`UPDATE payments SET email = ${email} WHERE gateway_reference = ${page} AND COALESCE(email, '') = ''`,
  );
}

/** Asks the gateway for the address if a paid payment has none. @throws GatewayAway if the gateway can't be reached */
export async function findEmail(payload: Payload, payment: PaymentRecord): Promise<void> {
  const { email, gateway, gateway_reference: page } = payment;
  if (email || !page) return;
  const there = await gatewayOf(payload, gateway).find(page);
  if (there?.email) await enterEmail(payload, page, there.email);
}
