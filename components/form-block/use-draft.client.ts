'use client';

import { useEffect, useMemo } from 'react';
import { applyDraft, createDraftKeeper, readDraft } from '@/lib/forms/draft';

/** Stores what is typed into a form through a sign-in, a payment, or a reload of the tab. @returns a function that deletes it */
export function useDraft(form: HTMLFormElement, formId: number): { readonly forget: () => void } {
  const keeper = useMemo(() => createDraftKeeper(formId, () => window.sessionStorage), [formId]);
  useEffect(() => {
    const draft = keeper.load();
    if (draft) applyDraft(form, draft);
    const save = () => keeper.save(readDraft(form));
    form.addEventListener('input', save);
    return () => form.removeEventListener('input', save);
  }, [form, keeper]);
  return keeper;
}
