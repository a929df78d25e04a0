'use client';

import { useEffect } from 'react';

/** The page stays in place under a menu or dialog; space for the scroll bar is reserved, so that nothing jumps. */
export const PAGE_LOCK = 'html{overflow:hidden;scrollbar-gutter:stable}';

/**
 * Adds CSS for the document while a component is shown, and while it is not '' (docs/decisions/0068). A selector such as `html:has(…)`
 * would make the browser check the whole page whenever elements come or go, and so would a value written to <html>.
 */
export function useDocumentStyle(css: string): void {
  useEffect(() => {
    if (css === '') return;
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    return () => style.remove();
  }, [css]);
}
