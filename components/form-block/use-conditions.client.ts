'use client';

import { useEffect } from 'react';
import { fieldsOf } from '@/lib/forms/draft';
import { askedNames, TICKED, type AnswersByName, type FieldRule } from '@/lib/shared/form-rules';

/** The values of a form, as its rules read them. */
export const answersNow = (form: HTMLFormElement): AnswersByName =>
  new Map(
    fieldsOf(form).map((field) => {
      const isTick = field instanceof HTMLInputElement && field.type === 'checkbox';
      return [field.name, isTick ? (field.checked ? TICKED : '') : field.value];
    }),
  );

/**
 * Calls `look` now and whenever something in the form has changed.
 * @returns a function that stops it
 */
export function watchForm(form: HTMLFormElement, onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A form that is reset has its values a moment later.
  const later = () => setTimeout(onChange);
  form.addEventListener('input', onChange, { signal });
  form.addEventListener('change', onChange, { signal });
  form.addEventListener('reset', later, { signal });
  onChange();
  return () => stop.abort();
}

/** Shows the fields that apply. The others are disabled, so that they are neither checked nor sent. */
export function useConditions(form: HTMLFormElement, rules: readonly FieldRule[]): void {
  useEffect(() => {
    const places = [...form.querySelectorAll<HTMLElement>('[data-condition]')];
    if (places.length === 0) return;
    const shown = new Map<HTMLElement, boolean>();
    return watchForm(form, () => {
      const applicable = askedNames(rules, answersNow(form));
      for (const place of places) {
        const isApplicable = applicable.has(place.dataset['field'] ?? '');
        if (shown.get(place) === isApplicable) continue;
        shown.set(place, isApplicable);
        place.toggleAttribute('data-off', !isApplicable);
        for (const field of fieldsOf(form)) {
          if (!place.contains(field)) continue;
          field.disabled = !isApplicable;
          field.required = isApplicable && place.dataset['condition'] === 'required';
        }
      }
    });
  }, [form, rules]);
}
