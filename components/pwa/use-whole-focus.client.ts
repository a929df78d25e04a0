'use client';

import { useEffect } from 'react';

/**
 * Scrolls what the keyboard reaches in a row that scrolls sideways wholly into view. Browsers leave a link where it is if only a corner of
 * it shows, and nobody could tell where the focus is.
 */
export function useWholeFocus(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const { left, right, width } = target.getBoundingClientRect();
      const room = document.documentElement.clientWidth;
      if (width > 0 && width < room && (left < 0 || right > room))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}
