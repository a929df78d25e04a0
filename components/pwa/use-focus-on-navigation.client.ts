'use client';

import { MAIN_ID } from '@/components/ui/main-id';
import { useOnNavigation } from '@/components/ui/use-on-navigation.client';

/**
 * Moves the focus to the content after a navigation; otherwise it would stay in a closed menu. An element that the page itself focused
 * keeps the focus.
 * @param path the current path, '' before it is known
 */
export function useFocusOnNavigation(path: string): void {
  useOnNavigation(path, () => {
    if (location.hash !== '') return;
    const main = document.getElementById(MAIN_ID);
    const { activeElement } = document;
    const isInContent = main?.contains(activeElement) && activeElement?.checkVisibility();
    if (!isInContent) main?.focus({ preventScroll: true });
  });
}
