'use client';

import { TextField } from '@/components/form-fields/fields.client';

/** An emailed code. */
export function CodeField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <TextField
      name={name}
      label={label}
      required
      autoComplete="one-time-code"
      spellCheck={false}
      minLength={4}
      maxLength={64}
      dir="ltr"
    />
  );
}
