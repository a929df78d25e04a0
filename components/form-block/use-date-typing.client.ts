'use client';

import { useEffect } from 'react';
import { formatDateTyping, readDateText } from '@/components/form-fields/date-text';
import { useTranslate } from '@/lib/i18n/use-translate';

/** Adds date typing to a form's date fields: only valid digits and existing days are accepted (spec point 5). */
export function useDateTyping(form: HTMLFormElement): void {
  const t = useTranslate();
  useEffect(() => {
    const check = (input: HTMLInputElement) => {
      const isWrong = input.value !== '' && readDateText(input.value) === null;
      input.setCustomValidity(isWrong ? t('forms.date') : '');
    };
    const onInput = (event: Event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.dataset['date'] === undefined) return;
      const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
      if (target.selectionStart === target.value.length)
        target.value = formatDateTyping(target.value, isDeleting);
      check(target);
    };
    // Text typed before this code had loaded, possibly incomplete.
    for (const input of form.querySelectorAll<HTMLInputElement>('input[data-date]')) {
      const text = formatDateTyping(input.value, true);
      if (text !== input.value) input.value = text;
      check(input);
    }
    // Before the form's own listener, which reads the result.
    form.addEventListener('input', onInput, { capture: true });
    return () => form.removeEventListener('input', onInput, { capture: true });
  }, [form, t]);
}
