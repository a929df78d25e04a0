'use client';

import type { FormEvent } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { formatDateTyping, readDateText, writeDateText } from './date-text';
import { Field } from './field.client';
import type { FieldProps } from './field.client';

type DateFieldProps = FieldProps & {
  /** A day as y-MM-dd. */
  readonly defaultValue?: string | undefined;
  readonly autoComplete?: string | undefined;
};

/** Spec point 5. */
const FORMAT = 'dd/mm/yyyy';

/**
 * A day as dd/mm/yyyy. A digit that isn't valid in its position is ignored, and a day that doesn't exist is rejected (spec point 5). The
 * form receives the text as shown; `readDateText` converts it to y-MM-dd.
 */
export function DateField({ name, label, required, hint, defaultValue = '', autoComplete }: DateFieldProps) {
  const t = useTranslate();
  const onInput = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
    // In the middle of the text the caret would jump, so the text is reformatted only while the caret is at the end.
    if (input.selectionStart === input.value.length) input.value = formatDateTyping(input.value, isDeleting);
    const isWrong = input.value !== '' && readDateText(input.value) === null;
    input.setCustomValidity(isWrong ? t('forms.date') : '');
  };
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          dir="ltr"
          className="field-control numeric"
          placeholder={FORMAT}
          maxLength={FORMAT.length}
          autoComplete={autoComplete}
          defaultValue={writeDateText(defaultValue)}
          onInput={onInput}
        />
      )}
    </Field>
  );
}
