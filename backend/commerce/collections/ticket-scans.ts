import { choiceField } from '../../cms/fields/choices.ts';
import { keyField, notedAt } from '../../cms/fields/records.ts';
import { textField } from '../../cms/fields/text.ts';
import { scannerEndpoints } from '../scanner/cms-endpoints.ts';
import { SCAN_OUTCOMES, SCAN_TITLES } from '../scanner/admission.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/**
 * Tickets scanned or typed at a gate, with the result. The scan that admitted a ticket, or else its cancellation, has the ticket's unique
 * `admission`: a ticket is one or the other, whichever comes first.
 */
export const ticketScans = recordCollection({
  slug: 'ticket-scans',
  labels: { singular: 'Ticket scan', plural: 'Ticket scans' },
  admin: {
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['scanned_at', 'code', 'outcome', 'title', 'round', 'account'],
    listSearchableFields: ['code', 'title', 'account'],
    description: 'Recorded at the gate (Scan tickets). Can’t be changed.',
  },
  endpoints: scannerEndpoints,
  fields: [
    { ...notedAt('scanned_at', { index: true }), required: true },
    textField('code'),
    { ...choiceField('outcome', SCAN_OUTCOMES, { labels: SCAN_TITLES }), required: true },
    textField('title', { label: 'Ticket' }),
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true },
    { name: 'round', label: 'Scanned at', type: 'relationship', relationTo: 'rounds' },
    // The account may be deleted; the scan stays.
    textField('account'),
    { name: 'refund', type: 'relationship', relationTo: 'refunds' },
    keyField('admission'),
    { ...textField('attempt'), admin: { hidden: true } },
  ],
});
