'use client';

import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { Field } from './field.client';
import type { FieldProps } from './field.client';

type OwnAttributes<T> = Omit<T, keyof FieldProps | 'id' | 'className' | 'aria-invalid' | 'aria-describedby'>;

type TextFieldProps = FieldProps & OwnAttributes<InputHTMLAttributes<HTMLInputElement>>;

/** A single-line text, number, email address or time, depending on `type`. */
export function TextField({ name, label, required, hint, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control) => <input type="text" {...input} {...control} className="field-control" />}
    </Field>
  );
}

/** An email address, as keyboards, browsers and password managers know it. */
export const EmailTextField = (props: Omit<TextFieldProps, 'type'>) => (
  <TextField
    autoComplete="email"
    {...props}
    type="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    dir="ltr"
  />
);

type TextAreaFieldProps = FieldProps & OwnAttributes<TextareaHTMLAttributes<HTMLTextAreaElement>>;

/** Multi-line text. */
export function TextAreaField({ name, label, required, hint, ...area }: TextAreaFieldProps) {
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control) => <textarea rows={5} {...area} {...control} className="field-control" />}
    </Field>
  );
}

export type SelectOption = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldProps & {
  readonly options: readonly SelectOption[];
  /** The option for "nothing chosen"; by default '-- Select --' (spec point 5). */
  readonly placeholder?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly onValue?: ((value: string) => void) | undefined;
};

/** A choice of one value. */
export function SelectField({
  name,
  label,
  required,
  hint,
  options,
  placeholder,
  defaultValue = '',
  autoComplete,
  onValue,
}: SelectFieldProps) {
  const t = useTranslate();
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="field-control"
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          onChange={(event) => onValue?.(event.target.value)}
        >
          <option value="">{placeholder || t('forms.select')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
