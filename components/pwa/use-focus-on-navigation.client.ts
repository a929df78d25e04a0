'use client';

import { MAIN_ID } from '@/components/layout/skip-link';
import { useOnNavigation } from '@/components/layout/use-on-navigation.client';

/**
 * Sends the keyboard to the content after a navigation, where it would otherwise stay in a menu that has closed. What the page
 * itself gave focus to keeps it.
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
