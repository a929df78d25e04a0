'use client';

import { useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Where a dialog of Payload's is filled with our own words; its own stay in place, hidden, for their buttons' work. */
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
