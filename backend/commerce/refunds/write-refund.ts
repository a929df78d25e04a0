import type { Payload } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice, Refund } from '../../payload-types.ts';
import { lockStock, takeStock } from '../catalogue/stock.ts';
import { ticketAdmission, ticketCode } from '../documents/ticket-code.ts';
import { lockTickets } from '../documents/ticket-holders.ts';
import { addCredit, leftOn, lockCredit } from '../credit/credit.ts';
import { moneySettings } from '../money/settings.ts';
import { orderMove, unitsBySku } from '../orders-and-payments.ts';
import { uncountBought } from '../purchase-limits/bought.ts';
import { fulfilmentOf } from '../payments/settle.ts';
import { voucherSubject } from '../wallet/pass.ts';
import { schedulePassUpdates } from '../wallet/pass-copies.ts';
import { RefundRefused, type RefundPlan, type RefundInput } from './plan-refund.ts';
import { readSale, type Sale } from './sale.ts';

export type RefundRequest = RefundInput & {
  readonly reason: string;
  /** Email address of the account that makes it. */
  readonly account: string;
  /** The ledger's key of a press of the button; a repeated press finds the refund that the first one made. */
  readonly press: string;
  /** What the key of every press of the same form begins with, up to a colon. Such a form makes one refund. */
  readonly form?: string;
  /** Another condition that must be true at the moment the refund is written. */
  readonly onlyIf?: Statement;
};

/** The account of a refund that its buyer makes, as shown to the office. */
export const BUYER_ACCOUNT = 'The customer';

export const SALE_CHANGED = 'This sale has just changed. Check it again before you refund it.';

/** Conditions that must be true at the moment the refund is written, besides its number being unused. */
function conditions({ order, voucher, used }: Sale): Statement {
  return joined(
    [
      sql`1 = 1`,
      ...(order
        ? [sql`EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND status = ${order.status})`]
        : []),
      ...(voucher
        ? [
            sql`EXISTS (SELECT 1 FROM gift_vouchers WHERE id = ${voucher.id} AND status = ${voucher.status}
              AND amount_cents = ${voucher.amount_cents})`,
            sql`${leftOn(voucher.id)} = CAST(${voucher.amount_cents - used} AS INTEGER)`,
          ]
        : []),
    ],
    ' AND ',
  );
}

function insertRefund(sale: Sale, plan: RefundPlan, request: RefundRequest, number: string): Statement {
  const { invoice, order, payment } = sale;
  const now = contentNow().toISOString();
  const isOwed = plan.card > 0;
  return sql`
    INSERT INTO refunds (number, status, amount_cents, card_cents, credit_cents, tax_cents, reason, cancelled, invoice_id, order_id,
      payment_id, customer_id, kind, gateway, account, requested_at, done_at, items, press)
    SELECT ${number}, ${isOwed ? 'owed' : 'done'}, ${plan.cents}, ${plan.card}, ${plan.credit}, ${plan.tax}, ${request.reason},
      ${plan.items.map(({ label }) => label).join('\n')}, ${invoice.id}, ${order?.id ?? null}, ${payment?.id ?? null},
      ${sale.customer}, ${invoice.kind ?? 'order'}, ${isOwed ? (payment?.gateway ?? null) : null}, ${request.account}, ${now},
      ${isOwed ? null : now}, ${JSON.stringify(plan.items.map(({ key }) => key))}, ${request.press}
    WHERE ${joined([conditions(sale), request.onlyIf ?? sql`1 = 1`], ' AND ')}
    ON CONFLICT DO NOTHING`;
}

/** Records a cancelled ticket in place of its admission. Deliberately without "on conflict": if the gate admitted it first, none of the refund is written. */
const cancelTicket = (invoice: Invoice, ticket: number, title: string, press: string): Statement => sql`
  INSERT INTO ticket_scans (scanned_at, code, outcome, title, invoice_id, account, admission, refund_id)
  SELECT ${contentNow().toISOString()}, ${ticketCode(invoice, ticket)}, 'cancelled', ${title}, ${invoice.id}, account,
    ${ticketAdmission(invoice, ticket)}, id
  FROM refunds WHERE press = ${press}`;

function endStatements(
  { order, payment, invoice }: Sale,
  { isFree }: RefundPlan,
  isWritten: Statement,
): Statement[] {
  if (order) {
    const end = isFree ? 'cancelled' : 'refunded';
    return [
      sql`UPDATE promotion_codes SET used = used - 1 WHERE id = ${refId(order.promotion) ?? 0} AND used > 0 AND ${isWritten}
          AND EXISTS (SELECT 1 FROM orders WHERE id = ${order.id} AND stock_held = TRUE)`,
      // An order that ended earlier, whose remaining money is refunded now, doesn't move.
      ...(order.status === end
        ? []
        : [orderMove(order, end, { set: sql`, stock_held = FALSE`, when: isWritten })]),
    ];
  }
  if (!payment || invoice.kind !== 'form') return [];
  return [...fulfilmentOf('form').cancel(payment, isWritten)];
}

/** How many tickets are cancelled of a form's booking that otherwise stays; 0 for anything else. */
export const ticketsFreed = ({ payment, invoice }: Sale, { items, isEnd }: RefundPlan): number =>
  payment && invoice.kind === 'form' && !isEnd ? items.filter(({ ticket }) => ticket !== null).length : 0;

function partStatements(sale: Sale, plan: RefundPlan, isWritten: Statement): readonly Statement[] {
  const tickets = ticketsFreed(sale, plan);
  return sale.payment && tickets > 0
    ? (fulfilmentOf('form').cancelTickets?.(sale.payment, tickets, isWritten) ?? [])
    : [];
}

function voucherStatements(
  { voucher, used }: Sale,
  { voucherCents }: RefundPlan,
  isWritten: Statement,
): Statement[] {
  if (!voucher || voucherCents === null) return [];
  const now = new Date().toISOString();
  return voucherCents === 0
    ? [
        sql`UPDATE gift_vouchers SET status = 'void', updated_at = ${now} WHERE id = ${voucher.id} AND ${isWritten}`,
      ]
    : [
        sql`UPDATE gift_vouchers SET amount_cents = ${voucherCents + used}, updated_at = ${now} WHERE id = ${voucher.id} AND ${isWritten}`,
      ];
}

/** How many units of each SKU a refund returns to stock. */
export const returnedUnits = ({ order }: Sale, { items }: RefundPlan): ReturnType<typeof unitsBySku> =>
  order?.stock_held ? unitsBySku(items.flatMap(({ stock }) => (stock ? [stock] : []))) : [];

async function statementsOf(
  payload: Payload,
  sale: Sale,
  plan: RefundPlan,
  request: RefundRequest,
): Promise<Statement[]> {
  const { invoice, order, voucher, creditOwner } = sale;
  const { supplier } = await moneySettings(payload);
  // The next number is unused only if no other refund has been written since the sale was read.
  const number = `${invoice.number}-R${String(sale.refunds.length + 1)}`;
  const isWritten = sql`EXISTS (SELECT 1 FROM refunds WHERE press = ${request.press} AND number = ${number})`;
  const units = returnedUnits(sale, plan);
  const entry = { supplier, cents: plan.credit, reason: 'refund', reference: `refund:${number}` } as const;
  return [
    ...lockStock(units.map(([sku]) => sku)),
    // Vouchers before customers, as when one is redeemed.
    ...(voucher ? [lockCredit({ voucher: voucher.id })] : []),
    ...(creditOwner ? [lockCredit(creditOwner)] : []),
    sql`UPDATE orders SET updated_at = updated_at WHERE id = ${order?.id ?? 0}`,
    lockTickets(invoice),
    insertRefund(sale, plan, request, number),
    ...plan.items.flatMap(({ ticket, label }) =>
      ticket === null ? [] : [cancelTicket(invoice, ticket, label, request.press)],
    ),
    ...units.map(([sku, qty]) => takeStock(sku, -qty, isWritten)),
    ...(order ? uncountBought(order.id, units, isWritten) : []),
    ...(creditOwner && plan.credit > 0 ? addCredit({ ...entry, owner: creditOwner }, isWritten) : []),
    ...voucherStatements(sale, plan, isWritten),
    schedulePassUpdates(invoice.number),
    ...(voucher ? [schedulePassUpdates(voucherSubject(voucher.id))] : []),
    sql`UPDATE refund_requests SET is_answered = TRUE, updated_at = ${new Date().toISOString()}
        WHERE invoice_id = ${invoice.id} AND ${isWritten}`,
    ...(plan.isEnd ? endStatements(sale, plan, isWritten) : partStatements(sale, plan, isWritten)),
  ];
}

export const refundOfPress = (payload: Payload, press: string): Promise<Refund | null> =>
  findOne(payload, 'refunds', { press: { equals: press } });

/** Whether one of the tickets was used at the gate in the meantime. */
async function isUsedMeanwhile(payload: Payload, invoice: Invoice, plan: RefundPlan): Promise<boolean> {
  const { items } = await readSale(payload, invoice);
  const keys = new Set(plan.items.map(({ key }) => key));
  return items.some(({ key, state }) => keys.has(key) && state !== 'open');
}

/**
 * Writes a refund to the ledger together with everything it changes: credit, tickets, stock, the buyer's purchase count, the value of vouchers,
 * and the status of the order or booking. It's all or nothing.
 * @throws RefundRefused if the sale has changed since it was read
 */
export async function writeRefund(
  payload: Payload,
  sale: Sale,
  plan: RefundPlan,
  request: RefundRequest,
): Promise<Refund> {
  const statements = await statementsOf(payload, sale, plan, request);
  try {
    await runInTransaction(payload, statements);
  } catch (error) {
    if (await isUsedMeanwhile(payload, sale.invoice, plan))
      throw new RefundRefused(SALE_CHANGED, { cause: error });
    throw error;
  }
  const refund = await refundOfPress(payload, request.press);
  if (!refund) throw new RefundRefused(SALE_CHANGED);
  return refund;
}
