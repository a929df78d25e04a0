'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { pathBeside, TemplateList } from '../../cms/fields/template-list.client.tsx';

type Value = string | number | boolean | null;
type Field = Readonly<Record<string, Value>>;
type Template = {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
};

const required = true;
const NAME: Field = { type: 'text', label: 'Your name', required };
const EMAIL: Field = { type: 'text', subtype: 'email', label: 'Email address', required };

const TEMPLATES: readonly Template[] = [
  {
    name: 'Message',
    description: 'Name, email, phone and a message.',
    fields: [
      NAME,
      EMAIL,
      { type: 'text', subtype: 'tel', label: 'Phone' },
      { type: 'textarea', label: 'Message', required },
    ],
  },
  {
    name: 'Booking',
    description: 'Name, email and number of people. Set its cost and places on the right.',
    fields: [
      NAME,
      EMAIL,
      {
        type: 'number',
        label: 'Number of people',
        required,
        value: '1',
        min: 1,
        max: 10,
        multiplies: true,
        counts_places: true,
      },
      { type: 'textarea', label: 'Anything we should know?' },
    ],
  },
  {
    name: 'Application',
    description: 'Name, email, files and a tick box.',
    fields: [
      NAME,
      EMAIL,
      { type: 'textarea', label: 'About you', required },
      { type: 'file', label: 'Files' },
      { type: 'text', subtype: 'checkbox', label: 'I’ve read the conditions', required },
    ],
  },
];

const PATH = 'data';

/** Offers templates while a form has no fields. */
export function FormTemplates({ schemaPath }: { readonly schemaPath?: string }) {
  const { addFieldRow, setModified } = useForm();
  const isEmpty = useFormFields(
    ([fields]) => (fields[PATH]?.rows?.length ?? 0) === 0 && (fields['questions']?.rows?.length ?? 0) === 0,
  );
  if (!isEmpty) return null;
  const begin = ({ fields }: Template) => {
    fields.forEach((field, rowIndex) =>
      addFieldRow({
        path: PATH,
        rowIndex,
        schemaPath: pathBeside(schemaPath, PATH),
        subFieldState: Object.fromEntries(
          Object.entries(field).map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
        ),
      }),
    );
    setModified(true);
  };
  return (
    <TemplateList
      hint="You can change, move and remove a template’s fields, or add fields one by one below."
      templates={TEMPLATES}
      onChoose={begin}
    />
  );
}
