'use client';

import { useAllFormFields, useForm, useFormBackgroundProcessing, useFormProcessing } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';

const isSameValue = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether fields come from the server, which replaces every object, while typing replaces only its own field's. */
const isAnswer = (fields: FormState, before: FormState): boolean =>
  Object.entries(fields).every(([path, field]) => field !== before[path]);

/**
 * Keeps what is typed while a draft is being saved. The response has each field as it was sent, and Payload only protects the last changed
 * field: typing in two fields in the meantime would lose the first.
 */
export function usePreservedTyping(): void {
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const isSavingDraft = useFormBackgroundProcessing();
  const isSending = useFormProcessing() || isSavingDraft;
  const before = useRef({ fields, isSending });
  /** What was typed since the last save started, by field. */
  const typed = useRef(new Map<string, unknown>());

  useEffect(() => {
    const last = before.current;
    before.current = { fields, isSending };
    // Everything typed until now is being sent to the server.
    if (isSending && !last.isSending) typed.current.clear();
    if (last.fields === fields) return;
    const isFromServer = isAnswer(fields, last.fields);
    // A response and the end of the save may arrive together.
    const isOfSave = isFromServer && (isSending || last.isSending);
    const lost: [path: string, value: unknown][] = [];
    for (const [path, { value, isModified }] of Object.entries(fields)) {
      if (isSameValue(value, last.fields[path]?.value)) continue;
      if (!isFromServer || isModified === true) typed.current.set(path, value);
      else if (isOfSave && typed.current.has(path)) lost.push([path, typed.current.get(path)]);
    }
    for (const [path, value] of lost) dispatch({ type: 'UPDATE', path, value });
    if (lost.length > 0) setModified(true);
  }, [fields, isSending, dispatch, setModified]);
}
