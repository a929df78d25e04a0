import {
  getInvoice,
  getTickets,
  INVOICE_PDF_PATH,
  VOUCHER_PDF_PATH,
} from '../../../lib/contract/endpoints/payments.ts';
import { findInvoiceFor } from '../../documents/find-invoice.ts';
import { invoiceBytes, invoiceFilename } from '../../documents/invoice-attachment.ts';
import { invoiceEntity } from '../../documents/invoice-entity.ts';
import { pdfAnswer } from '../../documents/pdf-answer.ts';
import { opensDocument } from '../../documents/signed-link.ts';
import { ticketsOf } from '../../documents/tickets.ts';
import { voucherSheet } from '../../vouchers/voucher-sheet.ts';
import { findOne } from '../data/find-one.ts';
import { missing } from '../failure.ts';
import { handle } from '../handle.ts';
import { rawRoute } from '../raw-route.ts';

export const invoiceRoute = handle(getInvoice, async ({ input, payload, customer }) => ({
  item: await invoiceEntity(payload, await findInvoiceFor(payload, input, customer)),
}));

export const ticketsRoute = handle(getTickets, async ({ input, payload, customer }) => {
  const found = await findInvoiceFor(payload, input, customer);
  const invoice = await invoiceEntity(payload, found);
  return { invoice, data: invoice.has_tickets ? await ticketsOf(payload, found) : [] };
});

const keyOf = (request: Request): string => new URL(request.url).searchParams.get('key') ?? '';

/** A link in a page or mail is followed without a token: its signature opens it. */
export const invoicePdfRoute = rawRoute('GET', `${INVOICE_PDF_PATH}/{id}`, async (call) => {
  const wanted = { id: call.pathParameters.id ?? '', key: keyOf(call.request) };
  const invoice = await findInvoiceFor(call.payload, wanted, null);
  return pdfAnswer(await invoiceBytes(call.payload, invoice), invoiceFilename(invoice));
});

export const voucherPdfRoute = rawRoute('GET', `${VOUCHER_PDF_PATH}/{id}`, async (call) => {
  const id = Number(call.pathParameters.id);
  const isOpen = Number.isSafeInteger(id) && opensDocument('voucher', id, keyOf(call.request));
  const voucher = isOpen ? await findOne(call.payload, 'gift-vouchers', { id: { equals: id } }) : null;
  if (!voucher) throw missing('voucher');
  return pdfAnswer(await voucherSheet(call.payload, voucher), `gift-voucher-${voucher.last4 ?? ''}.pdf`);
});
