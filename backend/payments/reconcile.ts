import type { Payload } from 'payload';
import { log } from '../contract/log.ts';
import { sql } from '../database/statement.ts';
import { runStatement } from '../database/together.ts';
import { dropForgottenCarts } from '../shop/forgotten-carts.ts';
import { finishPaidOrders } from '../shop/paid-order.ts';
import { settlePayment } from './settle.ts';

/** How often unfinished payments are looked at. */
const EVERY_MS = 60_000;
const AT_ONCE = 200;

/**
 * Finishes what was left unfinished: a browser that never came back, a crash between a payment and its effects, a gateway that
 * could not be reached. One that fails does not hold up the others and is tried again next time.
 */
export async function reconcilePayments(payload: Payload): Promise<void> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT id FROM payments WHERE fulfilled_at IS NULL OR (refund_wanted AND status = 'paid')
        ORDER BY updated_at LIMIT ${AT_ONCE}`,
  );
  for (const { id } of rows) {
    try {
      await settlePayment(payload, Number(id));
    } catch (error) {
      log.error(
        { err: error, payment: Number(id) },
        'a payment could not be settled, it will be tried again',
      );
    }
  }
}

/** Reconciles now and every minute, and drops forgotten carts. @returns ends it, after what is under way */
export function startReconciler(payload: Payload): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const run = () => {
    underWay ??= Promise.all([
      reconcilePayments(payload),
      finishPaidOrders(payload),
      dropForgottenCarts(payload),
    ])
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, 'payments could not be reconciled'))
      .finally(() => {
        underWay = null;
      });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
