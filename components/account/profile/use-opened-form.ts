'use client';

import { useEffect, useRef } from 'react';

/**
 * Keeps the focus where a form takes the place of the button that opens it: in the form's first field, or on `box` if it has none, and back
 * on the button once the form has closed.
 */
export function useOpenedForm(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) (box.current?.querySelector<HTMLElement>('.field-control') ?? box.current)?.focus();
    // Unless a notice about the outcome has it.
    else if (document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  return { opener, box };
}
