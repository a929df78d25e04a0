import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
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

async function refund(
  payload: Payload,
  { invoice, open }: Holder,
  { round, reason, account }: Refunding,
): Promise<Cents> {
  const sale = await readSale(payload, invoice);
  const made = await makeRefund(payload, invoice, {
    ...wishFor(sale, open),
    to: 'card',
    reason,
    account,
    // One refund of a round for each invoice, however often it is requested.
    press: `round-tickets-${String(round)}-${String(invoice.id)}`,
  });
  return made.amount_cents;
}

/** The outcome for a round's tickets. */
export type RefundedHolders = {
  readonly cents: Cents;
  readonly count: number;
  /** Failed refunds and the reasons; for the office. */
  readonly problems: readonly string[];
};

/**
 * Cancels all unused tickets of a round, and refunds what was paid for them, the way it was paid. It writes the ledger; the reconciler
 * refunds the cards and emails the buyers. May be called again: it continues where it stopped.
 */
export async function refundHolders(payload: Payload, refunding: Refunding): Promise<RefundedHolders> {
  const problems: string[] = [];
  let cents = 0;
  let count = 0;
  for (const holder of await holdersOf(payload, refunding.round)) {
    if (holder.open.length === 0) continue;
    try {
      cents += await refund(payload, holder, refunding);
      count += 1;
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      problems.push(`${holder.invoice.number}: ${error.message}`);
    }
  }
  return { cents, count, problems };
}
