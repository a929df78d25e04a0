'use client';

import { useLayoutEffect, useMemo } from 'react';
import { applyDraft, createDraftKeeper, isEdited, readDraft } from '@/lib/forms/draft';

/**
 * Stores a form's values through a sign-in, a payment or a reload of the tab.
 * @returns a function that deletes them
 */
export function useDraft(form: HTMLFormElement, formId: number): { readonly forget: () => void } {
  const keeper = useMemo(() => createDraftKeeper(formId, () => window.sessionStorage), [formId]);
  // Before everything that reads the values, such as the total.
  useLayoutEffect(() => {
    const draft = keeper.load();
    if (draft) applyDraft(form, draft);
    const save = () => keeper.save(readDraft(form));
    // Events for anything typed before this code had loaded have already fired.
    if (isEdited(form)) save();
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [form, keeper]);
  return keeper;
}
