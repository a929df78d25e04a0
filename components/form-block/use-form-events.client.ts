'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { takeOver } from './form-dom';

type FormEvents = {
  readonly onSubmit: () => Promise<void>;
  /** The first change by the visitor. */
  readonly onFirstInput: () => void;
  /** The button was pressed before anything was listening. */
  readonly isPressed: boolean;
};

/** Listens to a server-rendered form. */
export function useFormEvents(
  form: HTMLFormElement,
  { onSubmit, onFirstInput, isPressed }: FormEvents,
): void {
  const submit = useEffectEvent(onSubmit);
  const begin = useEffectEvent(onFirstInput);
  // The router keeps the previous page and runs its effects again on the way back: an early press counts once.
  const isTaken = useRef(false);
  useEffect(() => {
    takeOver(form);
    const listen = (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    };
    const input = () => begin();
    form.addEventListener('submit', listen);
    form.addEventListener('input', input, { once: true });
    if (isPressed && !isTaken.current) {
      isTaken.current = true;
      void submit();
    }
    return () => {
      form.removeEventListener('submit', listen);
      form.removeEventListener('input', input);
    };
  }, [form, isPressed]);
}
