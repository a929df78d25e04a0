'use client';

import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { textAt, typedFields, type Typed } from './unsaved-text.ts';
import { useEditingPath } from './use-editing.client.ts';

const typedSchema = z.array(
  z.object({
    path: z.string(),
    label: z.string(),
    text: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  }),
);

const keyOf = (path: string) => `typed ${path}`;

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
function forget(key: string): void {
  sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** Shows the record's newest version, and keeps what was typed beside it: see `UnsavedTyping`. */
export function useNewestVersion(): () => void {
  const key = keyOf(useEditingPath());
  const { data } = useDocumentInfo();
  const { getFields, setModified } = useForm();
  const [isLeaving, setIsLeaving] = useState(false);
  // In an effect: by then the form has nothing left to save, and the browser doesn't ask whether to leave it.
  useEffect(() => {
    if (isLeaving) window.location.reload();
  }, [isLeaving]);
  return () => {
    const typed: readonly Typed[] = typedFields(getFields(), data);
    try {
      if (typed.length > 0) sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // The browser can't store it, or not that much: the form then stays as it is.
      toast.error('Couldn’t keep what you typed. Copy it first.');
      return;
    }
    setModified(false);
    setIsLeaving(true);
  };
}

function UnsavedField({ typed }: { readonly typed: z.infer<typeof typedSchema>[number] }) {
  const { path, label, text, value } = typed;
  const now = useFormFields(([fields]) => textAt(fields, path));
  const isField = useFormFields(([fields]) => fields[path] !== undefined);
  const { dispatchFields, setModified } = useForm();
  return (
    <>
      {text === '' ? (
        <p>{label}: you left it blank</p>
      ) : (
        <label>
          {label}: you typed
          <textarea readOnly rows={2} value={text} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p>
        {label}: now {now === '' ? 'blank' : `“${now}”`}
      </p>
      {value === undefined || !isField || now === text ? null : (
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => {
            dispatchFields({ type: 'UPDATE', path, value });
            setModified(true);
          }}
        >
          Restore mine
        </Button>
      )}
    </>
  );
}

/** Above a form that was reloaded because the record had changed: what was typed before, beside the current values. */
export function UnsavedTyping() {
  const key = keyOf(useEditingPath());
  const stored = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  );
  const typedFields = useMemo(
    () => (stored === null ? [] : (typedSchema.safeParse(JSON.parse(stored)).data ?? [])),
    [stored],
  );
  if (typedFields.length === 0) return null;
  return (
    <section className="edit-notice" role="status" aria-label="Not saved">
      <p>This is the newest version. What you typed earlier isn’t saved:</p>
      {typedFields.map((typed) => (
        <UnsavedField key={typed.path} typed={typed} />
      ))}
      <Button buttonStyle="secondary" size="small" onClick={() => forget(key)}>
        Close
      </Button>
    </section>
  );
}
