'use client';

import { useEffect, useRef } from 'react';
import { MAIN_ID } from '@/components/layout/skip-link';

/**
 * Sends the keyboard to the content after a navigation, where it would otherwise stay in a menu that has closed. What the page
 * itself gave focus to keeps it.
 * @param path the current path, '' before it is known
 */
export function useFocusOnNavigation(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    if (before === '' || before === path || location.hash !== '') return;
    const main = document.getElementById(MAIN_ID);
    const { activeElement } = document;
    const isInContent = main?.contains(activeElement) && activeElement?.checkVisibility();
    if (!isInContent) main?.focus({ preventScroll: true });
  }, [path]);
}
