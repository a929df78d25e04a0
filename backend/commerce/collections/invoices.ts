import { INVOICE_KINDS } from '../../../lib/contract/entities/documents.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, customerField, innerData, keyField, notedAt } from '../../cms/fields/records.ts';
import { numberField, textField } from '../../cms/fields/text.ts';
import { invoiceEndpoints } from '../documents/cms-endpoints.ts';
import { refundPanelField } from '../refunds/panel-field.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** Invoices as issued. Their numbers have no gaps. */
export const invoices = recordCollection({
  slug: 'invoices',
  admin: {
    group: 'Shop',
    useAsTitle: 'number',
    defaultColumns: ['number', 'kind', 'total_cents', 'customer', 'email', 'issued_at'],
    components: {
      edit: { beforeDocumentControls: ['/commerce/documents/invoice-actions.client.tsx#InvoiceActions'] },
    },
  },
  endpoints: invoiceEndpoints,
  fields: [
    refundPanelField,
    { ...keyField('number', { isShown: true }), required: true },
    choiceField('kind', INVOICE_KINDS),
    numberField('sequence', { required: true }),
    centsField('total_cents'),
    centsField('tickets_cents', { label: 'Tickets included' }),
    centsField('shipping_cents', { label: 'Delivery included' }),
    centsField('discount_cents'),
    centsField('surcharge_cents', { label: 'Card surcharge included' }),
    centsField('credit_cents', { label: 'Paid with credit or a gift voucher' }),
    centsField('tax_cents', { label: 'GST included' }),
    notedAt('issued_at', { index: true }),
    textField('email'),
    customerField(),
    { name: 'payment', type: 'relationship', relationTo: 'payments' },
    { name: 'order', type: 'relationship', relationTo: 'orders' },
    { ...keyField('source'), required: true },
    innerData('document'),
  ],
});

/** The last number of each invoice series. */
export const invoiceCounters = recordCollection({
  slug: 'invoice-counters',
  labels: { singular: 'Invoice counter', plural: 'Invoice counters' },
  fields: [{ ...keyField('kind'), required: true }, numberField('last', { required: true, defaultValue: 0 })],
});
