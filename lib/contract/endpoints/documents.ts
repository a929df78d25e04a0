import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { invoiceSchema, ticketSchema } from '../entities/documents.ts';
import { text } from '../wire.ts';
import { outcome } from './params.ts';

/** `key` is the signature from an emailed link; without it the invoice's owner must be signed in. */
const documentInput = z.object({ id: z.string().max(60), key: z.string().max(200).optional() });

/** GET /sell/invoice/{id} */
export const getInvoice = endpoint({
  extension: 'documents',
  method: 'GET',
  path: '/sell/invoice/{id}',
  auth: 'public',
  input: documentInput,
  output: itemOf(invoiceSchema),
  isPrivate: true,
});

/** POST /sell/invoice/resendVoucher: emails an invoice's voucher to its holder again. */
export const resendVoucher = endpoint({
  extension: 'voucher-resends',
  method: 'POST',
  path: '/sell/invoice/resendVoucher',
  auth: 'public',
  input: documentInput,
  output: outcome(),
});

/**
 * GET /sell/invoice/tickets/{id}: an invoice's tickets. `key` may also be from a link to the tickets alone; the invoice then omits its
 * buyer.
 */
export const getTickets = endpoint({
  extension: 'documents',
  method: 'GET',
  path: '/sell/invoice/tickets/{id}',
  auth: 'public',
  input: documentInput,
  output: z.object({
    invoice: invoiceSchema,
    data: z.array(ticketSchema),
    /** Path of the PDF, one page per ticket; ''. */
    pdf_url: text(),
  }),
  isPrivate: true,
});

/*
 * Files, whose links are opened in a browser. Whoever asks for HTML with a key that opens nothing gets a page (404) with what to do next;
 * anyone else gets the error in wire format.
 */

/** Path below the base of an invoice's PDF: `/sell/invoice/pdf/{id}?key=`. */
export const INVOICE_PDF_PATH = '/sell/invoice/pdf';
/** Path below the base of a credit note's PDF: `/sell/invoice/credit/{id}?key=`. */
export const CREDIT_NOTE_PDF_PATH = '/sell/invoice/credit';
/** Path below the base of the PDF of an invoice's tickets: `/sell/invoice/tickets/pdf/{id}?key=`. */
export const TICKETS_PDF_PATH = '/sell/invoice/tickets/pdf';
/** Path below the base of a voucher's PDF: `/cognito/giftVoucher/pdf/{id}?key=`. */
export const VOUCHER_PDF_PATH = '/cognito/giftVoucher/pdf';
/** Path below the base of a ticket's pass for Apple's wallet: `/sell/invoice/tickets/pass/{id}/{number}?key=`. */
export const TICKET_PASS_PATH = '/sell/invoice/tickets/pass';
/** Path below the base of a voucher's pass: `/cognito/giftVoucher/pass/{id}?key=`. */
export const VOUCHER_PASS_PATH = '/cognito/giftVoucher/pass';

export const DOCUMENT_ENDPOINTS = { getInvoice, resendVoucher, getTickets } as const;
