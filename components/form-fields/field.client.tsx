'use client';

import type { ReactNode } from 'react';
import { useFormState } from './form-context';

/** Props common to all fields. */
export type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean | undefined;
  /** A hint below the control. */
  readonly hint?: string | undefined;
};

/** Props that connect label, hint and error to a control. */
type ControlProps = {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'data-label': string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldFrameProps = FieldProps & {
  readonly children: (control: ControlProps) => ReactNode;
};

/** A control with its label (an asterisk where it is required), its hint and its error. */
export function Field({ name, label, required = false, hint, children }: FieldFrameProps) {
  const { errors, idOf } = useFormState();
  const id = idOf(name);
  const error = errors[name] ?? '';
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control = children({
    id,
    name,
    required,
    'data-label': label,
    'aria-invalid': error === '' ? undefined : true,
    'aria-describedby': described || undefined,
  });
  const caption = (
    <label htmlFor={id} className="field-label">
      {label}
      {required ? (
        <span aria-hidden className="field-required">
          {' '}
          *
        </span>
      ) : null}
    </label>
  );
  return (
    <div className="field" data-invalid={error === '' ? undefined : ''}>
      {caption}
      {control}
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
