'use client';

import { useState } from 'react';
import { TextField } from '@/components/forms/fields.client';
import type { FieldProps } from '@/components/forms/field.client';
import { isAbn } from '@/lib/account/abn';
import { useTranslate } from '@/lib/i18n/use-translate';

type AbnFieldProps = FieldProps & { readonly defaultValue: string };

/** A business number. One that fails its check digits is remarked upon and taken all the same: other countries have others. */
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
