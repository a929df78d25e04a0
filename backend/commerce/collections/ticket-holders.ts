import { recordCollection } from '../../cms/collections/record-collection.ts';
import { keyField, notedAt } from '../../cms/fields/records.ts';
import { numberField, textField } from '../../cms/fields/text.ts';

/**
 * A ticket's holder, if not simply the buyer: the name that the buyer put on it, or the person it was transferred to. One record per
 * ticket, under the unique name of its admission.
 */
export const ticketHolders = recordCollection({
  slug: 'ticket-holders',
  labels: { singular: 'Ticket holder', plural: 'Ticket holders' },
  admin: {
    group: 'Shop',
    useAsTitle: 'ticket',
    defaultColumns: ['ticket', 'holder', 'email', 'passed_on_at', 'invoice'],
    listSearchableFields: ['ticket', 'holder', 'email'],
    description:
      'Names that buyers put on their tickets, and people they transferred them to. Can’t be changed.',
  },
  fields: [
    { ...keyField('ticket', { isShown: true }), required: true },
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true },
    numberField('number', { required: true }),
    textField('holder', { label: 'Name' }),
    textField('email', { label: 'Transferred to' }),
    notedAt('passed_on_at', { label: 'Transferred' }),
    { ...textField('language'), admin: { hidden: true } },
    { ...notedAt('mailed_at'), admin: { hidden: true } },
    { ...textField('press'), admin: { hidden: true } },
  ],
});
