'use client';

import { useLayoutEffect, useMemo } from 'react';
import { applyDraft, createDraftKeeper, isEdited, readDraft } from '@/lib/forms/draft';

/** Stores what is typed into a form through a sign-in, a payment, or a reload of the tab. @returns a function that deletes it */
export function useDraft(form: HTMLFormElement, formId: number): { readonly forget: () => void } {
  const keeper = useMemo(() => createDraftKeeper(formId, () => window.sessionStorage), [formId]);
  // Before everything that looks at what is filled in, such as the total.
  useLayoutEffect(() => {
    const draft = keeper.load();
    if (draft) applyDraft(form, draft);
    const save = () => keeper.save(readDraft(form));
    // What was typed before this code was there has had its events.
    if (isEdited(form)) save();
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [form, keeper]);
  return keeper;
}
