'use client';

import { useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/**
 * The element of one of Payload's dialogs in which our own text is shown; Payload's content stays hidden, since its buttons are still used.
 */
export function useModalPlace(slug: string): Element | null {
  const { isModalOpen } = useModal();
  const isOpen = isModalOpen(slug);
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      setPlace(isOpen ? document.querySelector(`.${slug}__wrapper`) : null),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen, slug]);
  return isOpen ? place : null;
}
