'use client';

import { useEffect } from 'react';

/**
 * Scrolls a focused element in a sideways-scrolling row fully into view. Browsers leave a link in place if only a corner of it shows, and
 * nobody could tell where the focus is.
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
