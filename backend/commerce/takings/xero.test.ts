import { expect, test } from 'vitest';
import { csvText } from '../../kernel/csv.ts';
import { chosenCodes } from '../../site/xero-codes.ts';
import { xeroTable, type XeroDocument } from './xero.ts';

const order: XeroDocument = {
  number: 'O-000012',
  day: '2026-11-23',
  kind: 'order',
  contact: 'Mere Tāwhai',
  email: 'mere@example.org',
  isTaxed: true,
  lines: [
    { description: 'Tickets', account: 'tickets', cents: 6000 },
    { description: 'Delivery', account: 'delivery', cents: 0 },
    { description: 'Discount', account: 'discounts', cents: -550 },
  ],
};

/** An office that has chosen nothing. */
const STANDARD = chosenCodes({});

const cellsOf = (documents: readonly XeroDocument[], codes = STANDARD) => {
  const [head = [], ...rows] = xeroTable(documents, codes);
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell])));
};

test('an invoice is one line for each kind of sale, with the day, account and tax rate as Xero writes them', () => {
  const [tickets, discount, ...more] = cellsOf([order]);
  expect(tickets).toMatchObject({
    '*ContactName': 'Mere Tāwhai',
    EmailAddress: 'mere@example.org',
    '*InvoiceNumber': 'O-000012',
    '*InvoiceDate': '23/11/2026',
    '*DueDate': '23/11/2026',
    '*Description': 'Tickets',
    '*Quantity': 1,
    '*UnitAmount': 60,
    '*AccountCode': '200',
    '*TaxType': '15% GST on Income',
    Currency: 'NZD',
  });
  expect(discount).toMatchObject({ '*InvoiceNumber': 'O-000012', '*UnitAmount': -5.5 });
  expect(more).toEqual([]);
});

test('a gift voucher carries no GST and isn’t a sale yet, and erased buyers aren’t named', () => {
  const lines = [{ description: 'Refund', account: 'vouchers', cents: -2000 }] as const;
  const voucher = { ...order, kind: 'voucher', contact: '', email: '', isTaxed: false, lines };
  expect(cellsOf([voucher])).toMatchObject([
    { '*ContactName': 'Website sale', '*UnitAmount': -20, '*AccountCode': '835', '*TaxType': 'No GST' },
  ]);
});

test('an office’s own account codes and tax rates replace the standard ones, and what it left blank keeps them', () => {
  const codes = chosenCodes({ tickets: '4100', discounts: '', gst: 'GST 15%' });
  expect(cellsOf([order], codes)).toMatchObject([
    { '*Description': 'Tickets', '*AccountCode': '4100', '*TaxType': 'GST 15%' },
    { '*Description': 'Discount', '*AccountCode': '200', '*TaxType': 'GST 15%' },
  ]);
});

test('the first column is named as in the template, byte by byte', () => {
  expect(csvText(xeroTable([], STANDARD))).toMatch(/^\*ContactName,EmailAddress,POAddressLine1,/);
});
