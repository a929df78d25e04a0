import type { Payload } from 'payload';
import { API_BASE_PATH } from '../../../lib/contract/paths.ts';
import { config } from '../../config.ts';
import { sql } from '../../database/statement.ts';
import { runStatement } from '../../database/together.ts';
import type { SandboxPayment } from '../../payload-types.ts';
import { derived } from '../../money/secrets.ts';
import type { Gateway, GatewayState } from '../gateway.ts';
import { PAYMENT_LIFETIME_MS } from '../payment.ts';
import { SANDBOX_LANGUAGE_PARAMETER } from './language-parameter.ts';
import type { SandboxState } from './states.ts';

/** Path below the base of the sandbox's page. */
export const SANDBOX_PATH = '/pay';

/** The record behind a page, or null. */
export async function findSandboxPayment(
  payload: Payload,
  reference: string,
): Promise<SandboxPayment | null> {
  const where = { reference: { equals: reference } };
  const { docs } = await payload.find({ collection: 'sandbox-payments', where, limit: 1, pagination: false });
  return docs[0] ?? null;
}

/** Moves a payment that is still open. @returns whether it was */
export async function decideSandboxPayment(
  payload: Payload,
  reference: string,
  state: Exclude<SandboxState, 'open' | 'refunded'>,
): Promise<boolean> {
  const { changed } = await runStatement(
    payload,
    sql`UPDATE sandbox_payments SET state = ${state} WHERE reference = ${reference} AND state = 'open'`,
  );
  return changed === 1;
}

const STATES: Readonly<Record<SandboxState, GatewayState>> = {
  open: 'open',
  approved: 'paid',
  declined: 'failed',
  closed: 'expired',
  refunded: 'paid',
};

/** A gateway that takes no money: its page asks what to do. It keeps its books apart from ours, as a real one does. */
export function sandboxGateway(payload: Payload): Gateway {
  const stateOf = async (reference: string): Promise<GatewayState> => {
    const payment = await findSandboxPayment(payload, reference);
    if (!payment) throw new Error('The sandbox knows no such payment.');
    const isOver = Date.parse(payment.createdAt) + PAYMENT_LIFETIME_MS < Date.now();
    if (payment.state !== 'open' || !isOver) return STATES[payment.state];
    await decideSandboxPayment(payload, reference, 'closed');
    const closed = await findSandboxPayment(payload, reference);
    return STATES[closed?.state ?? 'closed'];
  };
  return {
    name: 'sandbox',
    open: async ({ reference: key, cents, description, returnUrl, language }) => {
      const reference = derived('sandbox', key).toString('base64url');
      await runStatement(
        payload,
        sql`INSERT INTO sandbox_payments (reference, state, amount_cents, purpose, return_url)
            VALUES (${reference}, 'open', ${cents}, ${description}, ${returnUrl})
            ON CONFLICT (reference) DO NOTHING`,
      );
      const page = `${config().siteUrl}${API_BASE_PATH}${SANDBOX_PATH}/${reference}`;
      const address = `${page}?${SANDBOX_LANGUAGE_PARAMETER}=${language}`;
      return { reference, address };
    },
    stateOf,
    close: async (reference) => {
      await decideSandboxPayment(payload, reference, 'closed');
      return stateOf(reference);
    },
    refund: async (reference) => {
      await runStatement(
        payload,
        sql`UPDATE sandbox_payments SET state = 'refunded' WHERE reference = ${reference} AND state = 'approved'`,
      );
    },
  };
}
