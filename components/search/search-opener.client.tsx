'use client';

import { useEffect, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import type { QuickSearchProps } from './quick-search.client';

const loadQuickSearch = withTexts(() => import('./quick-search.client'));

type SearchOpenerProps = { readonly href: string; readonly label: string; readonly children: ReactNode };

/** The header's search link: it goes to the search screen, but a script opens the quick search instead, as Ctrl-K or ⌘-K does. */
export function SearchOpener({ href, label, children }: SearchOpenerProps) {
  const [Dialog, setDialog] = useState<ComponentType<QuickSearchProps>>();

  const open = () => {
    loadQuickSearch().then(
      ({ QuickSearch }) => setDialog(() => QuickSearch),
      // Offline, the search screen may still be available from the cache.
      () => location.assign(href),
    );
  };
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.code !== 'KeyK')
        return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  });

  const openByClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a
        href={href}
        className="icon-btn"
        aria-label={label}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openByClick}
      >
        {children}
      </a>
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
