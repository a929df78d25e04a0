import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Payment } from '../../payload-types.ts';
import { gatewayOf } from './gateways.ts';

/*
 * The payer's email address, to which what was paid for is sent. A payment can start without one (spec point 7: `payNow` has none); its page
 * then asks for it.
 */

/** Whether a payment's page has to ask for the payer's email address. @param page the gateway's id of the payment */
export async function asksEmail(payload: Payload, page: string): Promise<boolean> {
  const payment = await findOne(payload, 'payments', { gateway_reference: { equals: page } });
  return payment !== null && !payment.email;
}

/** Stores the email address entered on a payment's page, unless the payment already has one. */
export async function enterEmail(payload: Payload, page: string, email: string): Promise<void> {
  await runStatement(
    payload,
    sql`UPDATE payments SET email = ${email} WHERE gateway_reference = ${page} AND COALESCE(email, '') = ''`,
  );
}

/** Asks the gateway for the payer's email address if a paid payment has none. @throws GatewayAway if the gateway can't be reached */
export async function findEmail(payload: Payload, payment: Payment): Promise<void> {
  const { email, gateway, gateway_reference: page } = payment;
  if (email || !page) return;
  const recorded = await gatewayOf(payload, gateway).find(page);
  if (recorded?.email) await enterEmail(payload, page, recorded.email);
}
