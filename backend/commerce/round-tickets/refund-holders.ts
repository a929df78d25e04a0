import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { textIn } from '../../../lib/shared/record.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { makeRefund } from '../refunds/refund.ts';
import { RefundRefused } from '../refunds/plan-refund.ts';
import { readSale, type Sale } from '../refunds/sale.ts';
import { holdersOf, type Holder } from './holders.ts';

type Wish = { readonly cents: Cents; readonly cancel: readonly string[] };

/**
 * The amount paid for some of a sale's items: their prices less their share of its discount. If nothing else is open, everything left of
 * it.
 */
function wishFor({ items, invoice, left }: Sale, numbers: readonly number[]): Wish {
  const open = items.filter(({ state }) => state === 'open');
  const wanted = open.filter(({ ticket }) => ticket !== null && numbers.includes(ticket));
  const isUsed = items.some(({ state }) => state === 'used');
  const cancel = wanted.map(({ key }) => key);
  if (wanted.length === open.length && !isUsed) return { cents: left, cancel };
  const prices = wanted.reduce((sum, { cents }) => sum + cents, 0);
  const all = items.reduce((sum, { cents }) => sum + cents, 0);
  const discount = invoice.discount_cents ?? 0;
  const share = all === 0 ? 0 : Math.round((prices * Math.max(0, all - discount)) / all);
  return { cents: Math.min(left, share), cancel };
}

type Refunding = { readonly round: number; readonly reason: string; readonly account: string };

/** What the keys of a round's refunds begin with; the invoice's id follows. One refund for each, however often it is requested. */
const keysOf = (round: number) => `round-tickets-${String(round)}-`;

async function refund(
  payload: Payload,
  { invoice, open }: Holder,
  { round, reason, account }: Refunding,
): Promise<void> {
  const sale = await readSale(payload, invoice);
  await makeRefund(payload, invoice, {
    ...wishFor(sale, open),
    to: 'card',
    reason,
    account,
    press: `${keysOf(round)}${String(invoice.id)}`,
  });
}

/** How much was refunded with one reason, and to how many buyers. */
type RefundedWith = { readonly reason: string; readonly cents: Cents; readonly count: number };

/** All refunds of a round's tickets by their reasons, the earliest first. */
async function refundedOf(payload: Payload, round: number): Promise<RefundedWith[]> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT reason, SUM(amount_cents) AS cents, COUNT(*) AS buyers FROM refunds
        WHERE press LIKE ${`${keysOf(round)}%`} GROUP BY reason ORDER BY MIN(id)`,
  );
  return rows.map((row) => ({
    reason: textIn(row, 'reason'),
    cents: Number(row.cents),
    count: Number(row.buyers),
  }));
}

/** The outcome for a round's tickets. */
export type RefundedHolders = {
  /** With this reason, by earlier calls too. */
  readonly cents: Cents;
  readonly count: number;
  /** By earlier calls with other reasons. */
  readonly others: readonly RefundedWith[];
  /** Failed refunds and the reasons; for the office. */
  readonly problems: readonly string[];
};

/**
 * Cancels all unused tickets of a round, and refunds what was paid for them, the way it was paid. It writes the ledger; the reconciler
 * refunds the cards and emails the buyers. May be called again: it continues where it stopped. What was refunded with another reason keeps
 * that one.
 */
export async function refundHolders(payload: Payload, refunding: Refunding): Promise<RefundedHolders> {
  const problems: string[] = [];
  for (const holder of await holdersOf(payload, refunding.round)) {
    if (holder.open.length === 0) continue;
    try {
      await refund(payload, holder, refunding);
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      problems.push(`${holder.invoice.number}: ${error.message}`);
    }
  }
  const all = await refundedOf(payload, refunding.round);
  const { cents, count } = all.find(({ reason }) => reason === refunding.reason) ?? { cents: 0, count: 0 };
  return { cents, count, others: all.filter(({ reason }) => reason !== refunding.reason), problems };
}
