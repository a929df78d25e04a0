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
export function watchForm(form: HTMLFormElement, look: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A form that is reset has its values a moment later.
  const later = () => setTimeout(look);
  form.addEventListener('input', look, { signal });
  form.addEventListener('change', look, { signal });
  form.addEventListener('reset', later, { signal });
  look();
  return () => stop.abort();
}

/** Shows the fields that apply. The others are disabled, so that they are neither checked nor sent. */
export function useConditions(form: HTMLFormElement, rules: readonly FieldRule[]): void {
  useEffect(() => {
    const places = [...form.querySelectorAll<HTMLElement>('[data-condition]')];
    if (places.length === 0) return;
    const shown = new Map<HTMLElement, boolean>();
    return watchForm(form, () => {
      const asked = askedNames(rules, answersNow(form));
      for (const place of places) {
        const isAsked = asked.has(place.dataset['field'] ?? '');
        if (shown.get(place) === isAsked) continue;
        shown.set(place, isAsked);
        place.toggleAttribute('data-off', !isAsked);
        for (const field of fieldsOf(form)) {
          if (!place.contains(field)) continue;
          field.disabled = !isAsked;
          field.required = isAsked && place.dataset['condition'] === 'required';
        }
      }
    });
  }, [form, rules]);
}
