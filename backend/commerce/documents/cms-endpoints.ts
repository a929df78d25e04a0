import type { Endpoint } from 'payload';
import { newReference } from '../../kernel/secrets.ts';
import { forShopStaff } from './for-shop-staff.ts';
import { invoiceBytes, invoiceFilename } from './invoice-attachment.ts';
import { mailInvoice } from './mail-invoice.ts';
import { pdfAnswer } from './pdf-answer.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** GET /api/invoices/{id}/pdf and POST …/resend, for editors. */
export const invoiceEndpoints: Endpoint[] = [
  {
    path: '/:id/pdf',
    method: 'get',
    handler: forShopStaff('invoices', 'Invoice', async (req, invoice) =>
      pdfAnswer(await invoiceBytes(req.payload, invoice), invoiceFilename(invoice)),
    ),
  },
  {
    path: '/:id/resend',
    method: 'post',
    handler: forShopStaff('invoices', 'Invoice', async (req, invoice) => {
      if (!invoice.email) return messageAnswer(409, 'This invoice has no email address.');
      await mailInvoice(req.payload, invoice, { key: `invoice-again:${newReference()}`, language: null });
      return messageAnswer(200, `The invoice was sent to ${invoice.email}.`);
    }),
  },
];
