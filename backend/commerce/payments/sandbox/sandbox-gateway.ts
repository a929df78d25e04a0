import type { Payload } from 'payload';
import { API_BASE_PATH } from '../../../../lib/contract/paths.ts';
import { config } from '../../../kernel/config.ts';
import { sql, type Statement } from '../../../kernel/database/statement.ts';
import { runInTransaction, runStatement } from '../../../kernel/database/run-in-transaction.ts';
import type { SandboxPayment } from '../../../payload-types.ts';
import { derived } from '../../../kernel/secrets.ts';
import type { Gateway, GatewayState } from '../gateway.ts';
import { PAYMENT_LIFETIME_MS } from '../../orders-and-payments.ts';

/** The states of a payment at the sandbox. */
export const SANDBOX_STATES = ['open', 'approved', 'declined', 'closed', 'refunded'] as const;
export type SandboxState = (typeof SANDBOX_STATES)[number];

/** Query parameter for the page's language. */
export const SANDBOX_LANGUAGE_PARAMETER = 'lang';

/** Path of the sandbox page, below the API's base path. */
export const SANDBOX_PATH = '/pay';

/** The sandbox's record of a payment, or null. @param reference the sandbox's */
export async function findSandboxPayment(
  payload: Payload,
  reference: string,
): Promise<SandboxPayment | null> {
  const where = { reference: { equals: reference } };
  const { docs } = await payload.find({ collection: 'sandbox-payments', where, limit: 1, pagination: false });
  return docs[0] ?? null;
}

/** Decides a payment that is still open. @returns whether it was open */
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

const refundedOf = (reference: string): Statement =>
  sql`(SELECT COALESCE(SUM(amount_cents), 0) FROM sandbox_refunds WHERE payment = ${reference})`;

const STATES: Readonly<Record<SandboxState, GatewayState>> = {
  open: 'open',
  approved: 'paid',
  declined: 'failed',
  closed: 'expired',
  refunded: 'paid',
};

/** A gateway that takes no money: its page asks what the result should be. Like a real gateway, it has its own records. */
export function sandboxGateway(payload: Payload): Gateway {
  const stateOf = async (reference: string): Promise<GatewayState> => {
    const payment = await findSandboxPayment(payload, reference);
    if (!payment) throw new Error('The sandbox gateway has no such payment.');
    const isOver = Date.parse(payment.createdAt) + PAYMENT_LIFETIME_MS < Date.now();
    if (payment.state !== 'open' || !isOver) return STATES[payment.state];
    await decideSandboxPayment(payload, reference, 'closed');
    const closed = await findSandboxPayment(payload, reference);
    return STATES[closed?.state ?? 'closed'];
  };
  return {
    name: 'sandbox',
    customers: null,
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
    attemptOn: async (reference) => ((await stateOf(reference)) === 'open' ? 'none' : 'made'),
    close: async (reference) => {
      await decideSandboxPayment(payload, reference, 'closed');
      return stateOf(reference);
    },
    refund: async (reference, cents, key) => {
      await runInTransaction(payload, [
        sql`UPDATE sandbox_payments SET state = state WHERE reference = ${reference}`,
        sql`INSERT INTO sandbox_refunds (reference, payment, amount_cents)
            SELECT ${key}, reference, ${cents} FROM sandbox_payments
            WHERE reference = ${reference} AND state = 'approved' AND amount_cents >= ${cents} + ${refundedOf(reference)}
            ON CONFLICT (reference) DO NOTHING`,
        sql`UPDATE sandbox_payments SET state = 'refunded'
            WHERE reference = ${reference} AND state = 'approved' AND amount_cents <= ${refundedOf(reference)}`,
      ]);
      const { rows } = await runStatement(
        payload,
        sql`SELECT id FROM sandbox_refunds WHERE reference = ${key} AND payment = ${reference}`,
      );
      if (rows.length === 0) throw new Error('The sandbox has less left from this payment than the refund.');
    },
    find: async (reference) => {
      const payment = await findSandboxPayment(payload, reference);
      if (!payment) return null;
      const state = STATES[payment.state];
      const { rows } = await runStatement(payload, sql`SELECT ${refundedOf(reference)} AS refunded`);
      return {
        state,
        paidCents: state === 'paid' ? payment.amount_cents : 0,
        // Full refunds from before each refund was recorded.
        refundedCents: payment.state === 'refunded' ? payment.amount_cents : Number(rows[0]?.refunded ?? 0),
        // The sandbox's page writes the address straight into our payment (`payer.ts`).
        email: null,
      };
    },
    taken: async (from, to, limit) => {
      const { docs } = await payload.find({
        collection: 'sandbox-payments',
        where: {
          state: { in: ['approved', 'refunded'] satisfies SandboxState[] },
          createdAt: { greater_than_equal: from.toISOString(), less_than: to.toISOString() },
        },
        sort: 'id',
        limit,
        pagination: false,
      });
      return docs.map(({ reference, amount_cents, createdAt, purpose }) => ({
        reference,
        cents: amount_cents,
        at: new Date(createdAt),
        description: purpose ?? '',
      }));
    },
  };
}
