import {
  CREDIT_NOTE_PDF_PATH,
  getInvoice,
  getTickets,
  INVOICE_PDF_PATH,
  TICKET_PASS_PATH,
  TICKETS_PDF_PATH,
  VOUCHER_PASS_PATH,
  VOUCHER_PDF_PATH,
} from '../../../lib/contract/endpoints/documents.ts';
import { creditNoteOf } from '../documents/credit-note.ts';
import { creditNoteBytes, creditNoteFilename } from '../documents/credit-note-attachment.ts';
import { documentRoute, noTickets } from '../documents/document-route.ts';
import { findInvoiceFor } from '../documents/find-invoice.ts';
import { invoiceBytes, invoiceFilename } from '../documents/invoice-attachment.ts';
import { invoiceEntity } from '../documents/invoice-entity.ts';
import { passAnswer, pdfAnswer } from '../documents/pdf-answer.ts';
import { opensDocument } from '../documents/signed-link.ts';
import { ticketBytes, ticketFilename } from '../documents/ticket-attachment.ts';
import { openedTicket, opensTickets, ticketLinks } from '../documents/ticket-links.ts';
import { ticketsOf } from '../documents/tickets.ts';
import { voucherSheet } from '../vouchers/voucher-sheet.ts';
import { applePass } from '../wallet/apple-pass.ts';
import { ticketPasses } from '../documents/ticket-passes.ts';
import { voucherPass } from '../vouchers/voucher-pass.ts';
import { withPasses } from '../documents/ticket-wallets.ts';
import { appleWallet } from '../wallet/wallets.ts';
import { languageOfRequest } from '../../kernel/messages/language.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { missing } from '../../kernel/failure.ts';
import { handle, type RouteCall } from '../../kernel/calls/handle.ts';
import type { GiftVoucher, Invoice } from '../../payload-types.ts';

export const invoiceRoute = handle(getInvoice, async ({ input, payload, customer }) => ({
  item: await invoiceEntity(payload, await findInvoiceFor(payload, input, customer)),
}));

/** Somebody who was given a ticket may see the seller, but not the buyer. */
const withoutBuyer = {
  buyer: { name: '', email: '', address: null },
  credit_notes: [],
  pdf_url: '',
  paid_voucher: '',
  voucher: null,
};

/** A transferred ticket's new holder isn't shown what else was bought, or the prices, either. */
const withoutSale = {
  ...withoutBuyer,
  lines: [],
  subtotal: 0,
  discount_amount: 0,
  shipping_amount: 0,
  surcharge_amount: 0,
  credit_amount: 0,
  total_amount: 0,
  total_tax: 0,
  refunded_amount: 0,
};

export const ticketsRoute = handle(getTickets, async ({ input, payload, customer, request }) => {
  const { key } = input;
  const isInvoiceKey = ({ id }: Invoice) => opensDocument('invoice', id, key);
  const isKey = (invoice: Invoice) => isInvoiceKey(invoice) || opensTickets(payload, invoice, key);
  const opened = await openedTicket(payload, input);
  const found = opened?.invoice ?? (await findInvoiceFor(payload, input, customer, isKey));
  const only = opened?.only ?? null;
  const isShared = customer?.id !== refId(found.customer) && !isInvoiceKey(found);
  const hidden = only === null ? (isShared ? withoutBuyer : {}) : withoutSale;
  const links = await ticketLinks(payload, found, only);
  return {
    invoice: { ...(await invoiceEntity(payload, found)), ...hidden },
    data: links
      ? await withPasses(payload, found, await ticketsOf(payload, found, only), {
          key: links.key,
          language: languageOfRequest(request),
          only,
        })
      : [],
    pdf_url: links?.pdfPath ?? '',
  };
});

const keyOf = (request: Request): string => new URL(request.url).searchParams.get('key') ?? '';

export const invoicePdfRoute = documentRoute(`${INVOICE_PDF_PATH}/{id}`, 'invoice', async (call) => {
  const wanted = { id: call.pathParameters.id ?? '', key: keyOf(call.request) };
  const invoice = await findInvoiceFor(call.payload, wanted, null);
  return pdfAnswer(await invoiceBytes(call.payload, invoice), invoiceFilename(invoice));
});

export const creditNotePdfRoute = documentRoute(`${CREDIT_NOTE_PDF_PATH}/{id}`, null, async (call) => {
  const id = recordIdIn(call.pathParameters.id);
  const isOpen = id !== null && opensDocument('credit', id, keyOf(call.request));
  const refund = isOpen ? await findOne(call.payload, 'refunds', { id: { equals: id } }) : null;
  const invoice = await findOne(call.payload, 'invoices', { id: { equals: refId(refund?.invoice) ?? 0 } });
  const note = refund && creditNoteOf(refund);
  if (!note || !invoice) throw missing('invoice');
  return pdfAnswer(await creditNoteBytes(call.payload, note, invoice), creditNoteFilename(note));
});

/** @throws Failure 404 for a key that opens no valid tickets */
async function ticketsFor({ payload, pathParameters, request }: RouteCall) {
  const wanted = { id: pathParameters.id ?? '', key: keyOf(request) };
  const isKey = (invoice: Invoice) => opensTickets(payload, invoice, wanted.key);
  const opened = await openedTicket(payload, wanted);
  const invoice = opened?.invoice ?? (await findInvoiceFor(payload, wanted, null, isKey));
  const only = opened?.only ?? null;
  if ((await ticketLinks(payload, invoice, only)) === null) throw noTickets(invoice);
  return { invoice, only };
}

export const ticketsPdfRoute = documentRoute(`${TICKETS_PDF_PATH}/{id}`, 'print-tickets', async (call) => {
  const { invoice, only } = await ticketsFor(call);
  const bytes = await ticketBytes(call.payload, invoice, languageOfRequest(call.request), only);
  return pdfAnswer(bytes, ticketFilename(invoice));
});

/** @throws Failure 404 for a key that doesn't open it */
async function voucherFor({ payload, pathParameters, request }: RouteCall): Promise<GiftVoucher> {
  const id = recordIdIn(pathParameters.id);
  const isOpen = id !== null && opensDocument('voucher', id, keyOf(request));
  const voucher = isOpen ? await findOne(payload, 'gift-vouchers', { id: { equals: id } }) : null;
  if (!voucher) throw missing('voucher');
  return voucher;
}

export const voucherPdfRoute = documentRoute(`${VOUCHER_PDF_PATH}/{id}`, null, async (call) => {
  const voucher = await voucherFor(call);
  return pdfAnswer(await voucherSheet(call.payload, voucher), `gift-voucher-${voucher.last4 ?? ''}.pdf`);
});

const TICKET_PASS = `${TICKET_PASS_PATH}/{id}/{number}`;

export const ticketPassRoute = documentRoute(TICKET_PASS, 'print-tickets', async (call) => {
  const { invoice, only } = await ticketsFor(call);
  const passes = await ticketPasses(call.payload, invoice, languageOfRequest(call.request), only);
  const number = Number(call.pathParameters.number);
  const pass = passes.get(number);
  const wallet = appleWallet();
  if (!wallet) throw missing('invoice');
  if (!pass) throw noTickets(invoice);
  const name = `ticket-${invoice.number}-${String(number)}`;
  return passAnswer(await applePass(call.payload, pass, wallet), name);
});

export const voucherPassRoute = documentRoute(`${VOUCHER_PASS_PATH}/{id}`, null, async (call) => {
  const voucher = await voucherFor(call);
  const wallet = appleWallet();
  if (!wallet) throw missing('voucher');
  const pass = await voucherPass(call.payload, voucher);
  return passAnswer(await applePass(call.payload, pass, wallet), `gift-voucher-${voucher.last4 ?? ''}`);
});
