import type { Payload } from 'payload';
import { dollarsOf, type Cents } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import type { XeroCode, XeroCodes } from '../../site/xero-codes.ts';
import { periodsOf, type Range } from './periods.ts';
import { KINDS, momentOf } from './single-lines.ts';

/**
 * The columns of Xero's template for sales invoices in New Zealand, which must stay as they are
 * (https://central.xero.com/s/article/Import-customer-invoices).
 */
const COLUMNS = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const;
type Column = (typeof COLUMNS)[number];

/** Stands for an erased buyer. */
const UNNAMED = 'Website sale';

/** An amount booked to one account. */
type XeroLine = { readonly description: string; readonly account: XeroCode; readonly cents: Cents };

/** An invoice, or a refund with negative amounts, for Xero. Amounts include GST. */
export type XeroDocument = {
  readonly number: string;
  /** Day in New Zealand, y-MM-dd. */
  readonly day: string;
  readonly kind: string;
  readonly contact: string;
  readonly email: string;
  readonly isTaxed: boolean;
  readonly lines: readonly XeroLine[];
};

/** A table with a row for each line of an invoice. Leaves out columns for tracking and other features that an organisation may not use. */
export const xeroTable = (documents: readonly XeroDocument[], codeOf: XeroCodes): (string | number)[][] => [
  [...COLUMNS],
  ...documents.flatMap(({ number, day, kind, contact, email, isTaxed, lines }) =>
    lines
      .filter(({ cents }) => cents !== 0)
      .map(({ description, account, cents }) => {
        const date = day.split('-').toReversed().join('/');
        const cells: Partial<Record<Column, string | number>> = {
          '*ContactName': contact || email || UNNAMED,
          EmailAddress: email,
          '*InvoiceNumber': number,
          Reference: KINDS[kind] ?? '',
          '*InvoiceDate': date,
          '*DueDate': date,
          '*Description': description,
          '*Quantity': 1,
          '*UnitAmount': dollarsOf(cents),
          '*AccountCode': codeOf(account),
          '*TaxType': codeOf(isTaxed ? 'gst' : 'no_gst'),
          Currency: 'NZD',
        };
        return COLUMNS.map((column) => cells[column] ?? '');
      }),
  ),
];

type Row = Readonly<Record<string, unknown>>;

const buyerIn = (document: unknown): unknown => {
  const whole: unknown = typeof document === 'string' ? JSON.parse(document) : document;
  return propertyOf(whole, 'buyer');
};

/** The sales on an invoice, in the takings' amounts. */
function linesOfSale(row: Row): XeroDocument['lines'] {
  const cents = (name: string) => Number(row[name]);
  const surcharge: XeroLine = {
    description: 'Card surcharge',
    account: 'surcharges',
    cents: cents('surcharge'),
  };
  const kind = String(row['kind']);
  if (kind !== 'order')
    return [
      {
        description: KINDS[kind] ?? '',
        account: kind === 'voucher' ? 'vouchers' : 'bookings',
        cents: cents('amount') - surcharge.cents,
      },
      surcharge,
    ];
  const [tickets, delivery, discount] = [cents('tickets'), cents('shipping'), cents('discount')];
  const goods = cents('amount') + discount - delivery - surcharge.cents - tickets;
  return [
    { description: 'Tickets', account: 'tickets', cents: tickets },
    { description: 'Shop goods', account: 'goods', cents: goods },
    { description: 'Delivery', account: 'delivery', cents: delivery },
    { description: 'Discount', account: 'discounts', cents: -discount },
    surcharge,
  ];
}

const lineOfRefund = (row: Row): XeroLine => ({
  description: 'Refund',
  account: row['kind'] === 'voucher' ? 'vouchers' : 'refunds',
  cents: -Number(row['amount']),
});

/** Every invoice and refund of these days for Xero, oldest first. */
export async function xeroDocuments(payload: Payload, range: Range): Promise<XeroDocument[]> {
  const periods = periodsOf(range);
  const [start, end] = [periods[0]?.start ?? '', periods.at(-1)?.end ?? ''];
  // A refund is taxed like its sale: in one of a few cents, the GST itself is rounded to nothing.
  const { rows } = await runStatement(
    payload,
    sql`SELECT 'sale' AS type, issued_at AS at, number, CAST(kind AS TEXT) AS kind, email, document, total_cents AS amount,
          tax_cents AS tax, tickets_cents AS tickets, shipping_cents AS shipping, discount_cents AS discount,
          surcharge_cents AS surcharge
        FROM invoices WHERE issued_at >= ${start} AND issued_at < ${end}
        UNION ALL
        SELECT 'refund', r.requested_at, r.number, CAST(r.kind AS TEXT), i.email, i.document, r.amount_cents,
          COALESCE(i.tax_cents, r.tax_cents), 0, 0, 0, 0
        FROM refunds r LEFT JOIN invoices i ON i.id = r.invoice_id
        WHERE r.requested_at >= ${start} AND r.requested_at < ${end} AND r.amount_cents > 0`,
  );
  return rows
    .map((row) => ({
      at: momentOf(row['at']).getTime(),
      number: String(row['number']),
      day: newZealandDay(momentOf(row['at'])),
      kind: String(row['kind']),
      contact: textIn(buyerIn(row['document']), 'name'),
      email: String(row['email'] ?? ''),
      isTaxed: Number(row['tax']) !== 0,
      lines: row['type'] === 'sale' ? linesOfSale(row) : [lineOfRefund(row)],
    }))
    .toSorted((a, b) => a.at - b.at || a.number.localeCompare(b.number));
}
