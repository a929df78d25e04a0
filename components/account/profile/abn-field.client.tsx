'use client';

import { useState } from 'react';
import { TextField } from '@/components/form-fields/fields.client';
import type { FieldProps } from '@/components/form-fields/field.client';
import { isAbn } from '@/lib/account/abn';
import { useTranslate } from '@/lib/i18n/use-translate';

type AbnFieldProps = FieldProps & { readonly defaultValue: string };

/** A business number. Wrong check digits bring up a hint, but the number is accepted, since other countries have other formats. */
export function AbnField({ defaultValue, ...field }: AbnFieldProps) {
  const t = useTranslate();
  const [text, setText] = useState(defaultValue);
  const isOdd = text.trim() !== '' && !isAbn(text);
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      inputMode="numeric"
      maxLength={20}
      dir="ltr"
      hint={isOdd ? t('account.abnOdd') : undefined}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
