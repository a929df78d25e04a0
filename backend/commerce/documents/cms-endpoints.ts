import type { Endpoint, PayloadRequest } from 'payload';
import { worksInShop } from '../../cms/access/roles.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { newReference } from '../../kernel/secrets.ts';
import type { Invoice } from '../../payload-types.ts';
import { invoiceBytes, invoiceFilename } from './invoice-attachment.ts';
import { mailInvoice } from './mail-invoice.ts';
import { pdfAnswer } from './pdf-answer.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const forEditors =
  (act: (req: PayloadRequest, invoice: Invoice) => Promise<Response>): Endpoint['handler'] =>
  async (req) => {
    if (req.user?.collection !== 'users' || !worksInShop(req.user))
      return messageAnswer(403, 'Sign in as an editor or shop staff first.');
    const invoice = await findOne(req.payload, 'invoices', {
      id: { equals: Number(req.routeParams?.['id']) },
    });
    return invoice ? act(req, invoice) : messageAnswer(404, 'Invoice not found.');
  };

/** GET /api/invoices/{id}/pdf and POST …/resend, for editors. */
export const invoiceEndpoints: Endpoint[] = [
  {
    path: '/:id/pdf',
    method: 'get',
    handler: forEditors(async (req, invoice) =>
      pdfAnswer(await invoiceBytes(req.payload, invoice), invoiceFilename(invoice)),
    ),
  },
  {
    path: '/:id/resend',
    method: 'post',
    handler: forEditors(async (req, invoice) => {
      if (!invoice.email) return messageAnswer(409, 'This invoice has no email address.');
      await mailInvoice(req.payload, invoice, { key: `invoice-again:${newReference()}`, language: null });
      return messageAnswer(200, `The invoice was sent to ${invoice.email}.`);
    }),
  },
];
