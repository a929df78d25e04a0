import { ENTRY_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { textIn } from '../../../lib/shared/record.ts';
import { hiddenFromGate } from '../../cms/access/hidden-from-officers.ts';
import { isResultsEditor } from '../../cms/access/permissions.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { sortField, textField } from '../../cms/fields/text.ts';
import { refIn } from '../../cms/records/refs.ts';
import type { Context } from '../validation/session-validation.ts';

/** A race number can be entered only once in each category of a round. */
async function validateNumber(
  value: string | string[] | null | undefined,
  { data, id, req }: Context,
): Promise<string | true> {
  const round = refIn(data, 'round');
  const category = refIn(data, 'category');
  if (typeof value !== 'string' || value === '' || round === null || category === null) return true;
  const { docs } = await req.payload.find({
    collection: 'entries',
    where: {
      round: { equals: round },
      category: { equals: category },
      race_number: { equals: value },
      ...(id === undefined ? {} : { id: { not_equals: id } }),
    },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  return docs[0] === undefined || `Number ${value} is already entered, for ${docs[0].name}.`;
}

/** Entry lists: who races in which category of a round. A withdrawn entry stays on the list. */
export const entries = contentCollection({
  slug: 'entries',
  labels: { singular: 'Entry', plural: 'Entries' },
  admin: {
    group: 'Racing',
    hidden: hiddenFromGate,
    useAsTitle: 'name',
    defaultColumns: ['race_number', 'name', 'category', 'round', 'class', 'status'],
    listSearchableFields: ['name', 'race_number', 'team'],
  },
  access: { create: isResultsEditor, update: isResultsEditor },
  defaultSort: ['round', 'category', 'sort'],
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'round', type: 'relationship', relationTo: 'rounds', required: true, index: true },
        { name: 'category', type: 'relationship', relationTo: 'categories', required: true, index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...textField('race_number', {
            label: 'Number',
            description: 'As on the car, including leading zeros.',
          }),
          validate: validateNumber,
        },
        {
          ...textField('name', {
            required: true,
            description: 'The driver, or a crew separated by slashes: Mere Tautahi / Tom Lindqvist.',
          }),
          validate: (value: string | string[] | null | undefined) =>
            textIn({ value }, 'value').trim() !== '' || 'Enter the driver or the crew.',
        },
        textField('class'),
      ],
    },
    {
      name: 'drivers',
      type: 'relationship',
      relationTo: 'drivers',
      hasMany: true,
      admin: { description: 'The drivers above who have a page.' },
    },
    { type: 'row', fields: [textField('team'), textField('car')] },
    {
      type: 'row',
      fields: [
        {
          ...choiceField('status', ENTRY_STATUSES, { defaultValue: 'entered' }),
          required: true,
          disableDuplicate: true,
        },
        {
          ...textField('note', { label: 'What changed', description: 'Such as “Replaces Tom Lindqvist”.' }),
          disableDuplicate: true,
        },
      ],
    },
    sortField(),
  ],
});
