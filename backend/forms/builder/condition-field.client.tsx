'use client';

import { FieldError, FieldLabel, useAllFormFields, useDocumentInfo, useField } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useId } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { isFilledIn, isTickBox } from './field-kinds.ts';
import { rowsIn, type FieldRow } from './field-names.ts';
import { namedRows } from './field-rules.ts';

/** The index in a row's path, such as data.3.only_if. */
const rowAt = (path: string): number => Number(path.split('.').at(-2));

/** The form's fields as typed, all with their present or future names. */
function useNamedFields(): readonly FieldRow[] {
  const [fields] = useAllFormFields();
  const { data: saved } = useDocumentInfo();
  return namedRows(reduceFieldsToValues(fields, true), saved).data;
}

type PickerProps = {
  readonly path: string;
  readonly label: string;
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

function Picker({ path, label, none, options }: PickerProps) {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const id = useId();
  const isKnown = !value || options.some((option) => option.value === value);
  return (
    <div className="field-type form-condition">
      <FieldLabel label={label} path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          value={value ?? ''}
          disabled={disabled}
          aria-invalid={showError}
          onChange={({ target }) => setValue(target.value)}
        >
          <option value="">{none}</option>
          {isKnown ? null : <option value={value}>{value} (not in this form)</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The field that another depends on, chosen by its label. */
export function ConditionField({ path }: { readonly path: string }) {
  const fields = useNamedFields();
  const own = rowAt(path);
  const options = fields
    .filter((row, index) => index !== own && isFilledIn(row) && textIn(row, 'label') !== '')
    .map((row) => ({ value: textIn(row, 'name'), label: textIn(row, 'label') }));
  return <Picker path={path} label="Show only if" none="Always shown" options={options} />;
}

/** The answer that it depends on: one of the choices, or a text. Hidden until a field is chosen. */
export function ConditionValueField({ path }: { readonly path: string }) {
  const fields = useNamedFields();
  const other = textIn(fields[rowAt(path)], 'only_if');
  if (other === '') return null;
  const target = fields.find((row) => textIn(row, 'name') === other);
  if (target && isTickBox(target)) return <Picker path={path} label="is" none="ticked" options={[]} />;
  if (target && textIn(target, 'type') === 'select') {
    const options = rowsIn(target['values']).map((choice) => ({
      value: textIn(choice, 'value'),
      label: textIn(choice, 'label'),
    }));
    return <Picker path={path} label="is" none="anything" options={options} />;
  }
  return <Answer path={path} />;
}

function Answer({ path }: { readonly path: string }) {
  const { value, setValue, showError, disabled } = useField<string>({ path });
  const id = useId();
  return (
    <div className="field-type form-condition">
      <FieldLabel label="is" path={path} htmlFor={id} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          placeholder="anything"
          value={value ?? ''}
          disabled={disabled}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
    </div>
  );
}
