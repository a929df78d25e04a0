'use client';

import { createContext, useContext } from 'react';

/** What a form provides to its fields. */
type FormState = {
  /** One message per field with an error, by the field's name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  /** ID of a field's control in this form, so that the summary can link to it. */
  readonly idOf: (name: string) => string;
};

export const FormContext = createContext<FormState | null>(null);

/** The form around a field. @throws Error if there is none */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('This field is outside a <Form>. Render it inside one.');
  return form;
}
