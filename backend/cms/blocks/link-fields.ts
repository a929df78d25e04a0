import type { Field } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { linkField } from '../fields/text.ts';
import { LINKED_COLLECTIONS } from '../rich-text/linked-record.ts';

/* A link in a block's settings has two fields: one for selecting a record, which takes precedence, and one for typing an address. */

/** The name of the field beside a link for selecting a record instead. */
export const recordFieldOf = (name: string): string => `${name}_record`;
export const isRecordField = (name: string): boolean => name.endsWith('_record');

/** The field for selecting a record, by the link's name. */
export const recordField = (name: string, label: string): Field => ({
  name: recordFieldOf(name),
  type: 'relationship',
  relationTo: [...LINKED_COLLECTIONS],
  label,
  admin: {
    allowCreate: false,
    description:
      'Choose a page, article, round or other record. The link keeps working when its address changes.',
  },
});

/** The field for typing an address, validated like every link in the CMS. It is hidden while a record is selected. */
export function addressField(name: string, label: string, description?: string): Field {
  const field = linkField(name, {
    label: `${label}: another address`,
    description: description ?? 'For other sites: a full address, or mailto: or tel:.',
  });
  const condition = (_data: unknown, siblings: unknown) => !propertyOf(siblings, recordFieldOf(name));
  return { ...field, admin: { ...field.admin, condition } };
}
