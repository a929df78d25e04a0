import type { Payload } from 'payload';
import type { Cents } from '../../../lib/contract/money.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { Period } from './periods.ts';

/** Amounts of the takings: sales, refunds, and ways of paying. */
export const TAKINGS = [
  'tickets',
  'goods',
  'delivery',
  'discounts',
  'bookings',
  'vouchers',
  'surcharges',
  'sales',
  'gst',
  'refunds_orders',
  'refunds_bookings',
  'refunds_vouchers',
  'refunds',
  'gst_refunded',
  'by_stripe',
  'by_sandbox',
  'by_credit',
  'back_stripe',
  'back_sandbox',
  'back_credit',
] as const;
export type TakingsPart = (typeof TAKINGS)[number];
export type TakingsSums = Readonly<Record<TakingsPart, Cents>>;

/** The takings of a day or a month. */
export type TakingsRow = { readonly name: string; readonly sums: TakingsSums };

const NOTHING: TakingsSums = {
  tickets: 0,
  goods: 0,
  delivery: 0,
  discounts: 0,
  bookings: 0,
  vouchers: 0,
  surcharges: 0,
  sales: 0,
  gst: 0,
  refunds_orders: 0,
  refunds_bookings: 0,
  refunds_vouchers: 0,
  refunds: 0,
  gst_refunded: 0,
  by_stripe: 0,
  by_sandbox: 0,
  by_credit: 0,
  back_stripe: 0,
  back_sandbox: 0,
  back_credit: 0,
};

/** The name of the period that contains a moment: days start at midnight in New Zealand, which the databases don't know. */
function periodName(moment: Statement, periods: readonly Period[]): Statement {
  const cases = periods.reduce<Statement>(
    (all, { name, end }) => sql`${all} WHEN ${moment} < ${end} THEN ${name}`,
    sql`CASE`,
  );
  return sql`${cases} END`;
}

const issued = sql`i.issued_at`;
const requested = sql`r.requested_at`;

const sales = (periods: readonly Period[], start: string, end: string): Statement => sql`
  SELECT ${periodName(issued, periods)} AS sold_in,
    SUM(i.tickets_cents) AS tickets,
    SUM(CASE WHEN i.kind = 'order'
      THEN i.total_cents + i.discount_cents - i.shipping_cents - i.surcharge_cents - i.tickets_cents ELSE 0 END) AS goods,
    SUM(i.shipping_cents) AS delivery,
    SUM(-i.discount_cents) AS discounts,
    SUM(CASE WHEN i.kind = 'form' THEN i.total_cents - i.surcharge_cents ELSE 0 END) AS bookings,
    SUM(CASE WHEN i.kind = 'voucher' THEN i.total_cents - i.surcharge_cents ELSE 0 END) AS vouchers,
    SUM(i.surcharge_cents) AS surcharges,
    SUM(i.total_cents) AS sales,
    SUM(i.tax_cents) AS gst,
    SUM(CASE WHEN p.gateway = 'stripe' THEN i.total_cents - i.credit_cents ELSE 0 END) AS by_stripe,
    SUM(CASE WHEN p.gateway = 'sandbox' THEN i.total_cents - i.credit_cents ELSE 0 END) AS by_sandbox,
    SUM(i.credit_cents) AS by_credit
  FROM invoices i LEFT JOIN payments p ON p.id = i.payment_id
  WHERE i.issued_at >= ${start} AND i.issued_at < ${end}
  GROUP BY 1`;

const refunds = (periods: readonly Period[], start: string, end: string): Statement => sql`
  SELECT ${periodName(requested, periods)} AS refunded_in,
    SUM(CASE WHEN r.kind = 'order' THEN r.amount_cents ELSE 0 END) AS refunds_orders,
    SUM(CASE WHEN r.kind = 'form' THEN r.amount_cents ELSE 0 END) AS refunds_bookings,
    SUM(CASE WHEN r.kind = 'voucher' THEN r.amount_cents ELSE 0 END) AS refunds_vouchers,
    SUM(r.amount_cents) AS refunds,
    SUM(r.tax_cents) AS gst_refunded,
    SUM(CASE WHEN r.gateway = 'stripe' THEN r.card_cents ELSE 0 END) AS back_stripe,
    SUM(CASE WHEN r.gateway = 'sandbox' THEN r.card_cents ELSE 0 END) AS back_sandbox,
    SUM(r.credit_cents) AS back_credit
  FROM refunds r
  WHERE r.requested_at >= ${start} AND r.requested_at < ${end}
  GROUP BY 1`;

const sumsIn = (row: Readonly<Record<string, unknown>> | undefined): TakingsSums => ({
  ...NOTHING,
  ...Object.fromEntries(TAKINGS.map((part) => [part, Number(row?.[part] ?? 0)])),
});

/**
 * The takings of each period, computed in the database from invoices (by the day they were issued) and the ledger of refunds (by the day
 * they were requested), as they are at one moment. Credit that pays for an order was bought or given earlier: `by_credit` is not new money.
 */
export async function takingsOf(payload: Payload, periods: readonly Period[]): Promise<TakingsRow[]> {
  const [start, end] = [periods[0]?.start, periods.at(-1)?.end];
  if (start === undefined || end === undefined) return [];
  const { rows } = await runStatement(
    payload,
    sql`SELECT * FROM (${sales(periods, start, end)}) AS sold
        FULL JOIN (${refunds(periods, start, end)}) AS back ON back.refunded_in = sold.sold_in`,
  );
  return periods.map(({ name }) => ({
    name,
    sums: sumsIn(rows.find(({ sold_in, refunded_in }) => (sold_in ?? refunded_in) === name)),
  }));
}

/** The sum of several periods. */
export const totalOf = (rows: readonly TakingsRow[]): TakingsSums =>
  rows.reduce<TakingsSums>(
    (all, { sums }) => ({
      ...all,
      ...Object.fromEntries(TAKINGS.map((part) => [part, all[part] + sums[part]])),
    }),
    NOTHING,
  );
