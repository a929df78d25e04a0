'use client';

import { useAllFormFields, useForm, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';

/**
 * Reports whether a form has something to save while it is being sent, and afterwards.
 *
 * While it is being sent, it reports none: Payload's Autosave doesn't notice that the form is busy, and its draft would supersede the
 * published version (docs/decisions/0056). If the server rejected it, the changes exist only in the form and still need saving.
 */
function useModifiedUntilAccepted(): void {
  const { setModified } = useForm();
  const isBusy = useFormProcessing();
  const isRefused = useFormSubmitted();
  const was = useRef(isBusy);
  useEffect(() => {
    if (was.current === isBusy) return;
    was.current = isBusy;
    setModified(!isBusy && isRefused);
  }, [isBusy, isRefused, setModified]);
}

/** A rejected form: its fields at that time, until something is typed. */
type Refusal = {
  readonly fields: FormState;
  readonly faults: { path: string; message: string }[];
  readonly isOver: boolean;
};

const faultsIn = (fields: FormState): Refusal['faults'] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage }]) =>
    valid === false && errorMessage !== undefined ? [{ path, message: errorMessage }] : [],
  );

const hasSameValues = (fields: FormState, others: FormState): boolean =>
  Object.entries(fields).every(([path, { value }]) => {
    const other = others[path]?.value;
    // Rich text gets a new object when its editor is locked and unlocked.
    return other === value || JSON.stringify(other) === JSON.stringify(value);
  });

/**
 * Keeps the messages of a refusal at their fields until something is typed. The form requests its fields' state while it is filled in; a
 * response to earlier typing, which doesn't know of the refusal, may arrive later, and Payload would remove the messages.
 */
function usePreservedMessages(): void {
  const [fields, dispatch] = useAllFormFields();
  const isBusy = useFormProcessing();
  const isRefused = useFormSubmitted();
  const refusal = useRef<Refusal | null>(null);
  useEffect(() => {
    if (isBusy || !isRefused) {
      refusal.current = null;
      return;
    }
    const { fields: before, faults, isOver } = refusal.current ?? { fields, faults: [], isOver: false };
    if (isOver || !hasSameValues(before, fields)) {
      refusal.current = { fields, faults: [], isOver: true };
      return;
    }
    const lost = faults.filter(({ path }) => fields[path]?.valid !== false);
    // The fields arrive slightly after the refusal itself, so messages are collected as they come.
    refusal.current = { fields, faults: [...faultsIn(fields), ...lost], isOver };
    if (lost.length > 0) dispatch({ type: 'ADD_SERVER_ERRORS', errors: lost });
  }, [fields, isBusy, isRefused, dispatch]);
}

/** For every form that the server may reject: nothing typed and no message is lost. */
export function useRefusal(): void {
  useModifiedUntilAccepted();
  usePreservedMessages();
}
