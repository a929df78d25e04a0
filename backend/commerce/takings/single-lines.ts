import type { Payload } from 'payload';
import { dollarsOf, type Cents } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { periodsOf, type Range } from './periods.ts';

/** An invoice or refund as an accountant books it; a refund's amounts are negative. */
export type SingleLine = {
  /** Day in New Zealand, y-MM-dd. */
  readonly day: string;
  readonly number: string;
  readonly type: string;
  readonly kind: string;
  readonly way: string;
  readonly card: Cents;
  readonly credit: Cents;
  readonly gst: Cents;
  readonly amount: Cents;
};

const TYPES: Readonly<Record<string, string>> = { sale: 'Invoice', refund: 'Refund' };
/** What invoices are for, by kind. */
export const KINDS: Readonly<Record<string, string>> = {
  order: 'Order',
  form: 'Booking',
  voucher: 'Gift voucher',
};
const GATEWAYS: Readonly<Record<string, string>> = { stripe: 'Stripe', sandbox: 'Sandbox (no money)' };

/** A time as either database returns it. */
export const momentOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

const wayOf = (gateway: string, card: Cents, credit: Cents): string =>
  [card !== 0 ? (GATEWAYS[gateway] ?? gateway) : '', credit !== 0 ? 'Credit' : '']
    .filter(Boolean)
    .join(' and ');

/** Every invoice and refund of these days, oldest first. Cancellations without a refund aren't included. */
export async function singleLines(payload: Payload, range: Range): Promise<SingleLine[]> {
  const periods = periodsOf(range);
  const [start, end] = [periods[0]?.start ?? '', periods.at(-1)?.end ?? ''];
  const { rows } = await runStatement(
    payload,
    sql`SELECT i.issued_at AS at, i.number AS number, 'sale' AS type, CAST(i.kind AS TEXT) AS kind, CAST(p.gateway AS TEXT) AS gateway,
          i.total_cents - i.credit_cents AS card, i.credit_cents AS credit, i.tax_cents AS gst, i.total_cents AS amount
        FROM invoices i LEFT JOIN payments p ON p.id = i.payment_id
        WHERE i.issued_at >= ${start} AND i.issued_at < ${end}
        UNION ALL
        SELECT r.requested_at, r.number, 'refund', CAST(r.kind AS TEXT), CAST(r.gateway AS TEXT),
          -r.card_cents, -r.credit_cents, -r.tax_cents, -r.amount_cents
        FROM refunds r
        WHERE r.requested_at >= ${start} AND r.requested_at < ${end} AND r.amount_cents > 0
        ORDER BY 1, 2`,
  );
  return rows.map((row) => {
    const [card, credit] = [Number(row['card']), Number(row['credit'])];
    return {
      day: newZealandDay(momentOf(row['at'])),
      number: String(row['number']),
      type: TYPES[String(row['type'])] ?? '',
      kind: KINDS[String(row['kind'])] ?? '',
      way: wayOf(String(row['gateway'] ?? ''), card, credit),
      card,
      credit,
      gst: Number(row['gst']),
      amount: Number(row['amount']),
    };
  });
}

const HEAD = [
  'Day (New Zealand)',
  'Number',
  'Document',
  'Kind',
  'Payment method',
  'Card',
  'Credit',
  'GST included',
  'Amount',
];

const totalOf = (lines: readonly SingleLine[], part: 'card' | 'credit' | 'gst' | 'amount'): number =>
  dollarsOf(lines.reduce((sum, line) => sum + line[part], 0));

/** The same as a table in dollars, with their total below. */
export const singleTable = (lines: readonly SingleLine[]): (string | number)[][] => [
  HEAD,
  ...lines.map(({ day, number, type, kind, way, card, credit, gst, amount }) => [
    ...[day, number, type, kind, way],
    ...[card, credit, gst, amount].map(dollarsOf),
  ]),
  [
    ...['Total', '', '', '', ''],
    ...(['card', 'credit', 'gst', 'amount'] as const).map((part) => totalOf(lines, part)),
  ],
];
