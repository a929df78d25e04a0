'use client';

import { useEffect } from 'react';
import { EDIT_BLOCK_MESSAGE, SHOW_BLOCK_MESSAGE } from '@/lib/contract/preview-messages';

/** What Payload's live preview sends after each save, and what it waits for before it does. */
const SAVED = 'payload-document-event';
const LIVE_PREVIEW = 'payload-live-preview';

/** The CMS around the page, or that which opened it; null when the page stands alone. */
const cmsWindow = (): Window | null =>
  window.parent !== window ? window.parent : window.opener instanceof Window ? window.opener : null;

/** The CMS's origin, where the browser says which one is around; else all that it may have. */
function targetsOf(origins: readonly string[]): readonly string[] {
  const around = window.location.ancestorOrigins?.[0];
  return around !== undefined && origins.includes(around) ? [around] : origins;
}

const blockOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-edit-block]') : null;

/** The block that the CMS has open, kept while the page is loaded anew after a save. */
const CHOSEN_KEY = 'preview-chosen-block';

/** Marks one block as the one that the CMS has open. */
function choose(id: string): void {
  sessionStorage.setItem(CHOSEN_KEY, id);
  for (const block of document.querySelectorAll('[data-edit-block]')) {
    const isChosen = block.getAttribute('data-edit-block') === id;
    block.toggleAttribute('data-edit-chosen', isChosen);
    if (isChosen) block.scrollIntoView({ block: 'nearest' });
  }
}

const textOf = (data: unknown, key: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : '';
  return typeof value === 'string' ? value : '';
};

/**
 * Ties a preview to the CMS: follows every save, tells the CMS which block was clicked, and shows the one that is open there. Only
 * messages of the CMS's own origins count, and only they get any.
 */
export default function PreviewTools({ origins }: { readonly origins: readonly string[] }) {
  useEffect(() => {
    const cms = cmsWindow();
    if (cms === null) return;
    const tell = (message: object) => {
      // The browser delivers it to a window of that origin only.
      for (const origin of targetsOf(origins)) cms.postMessage(message, origin);
    };
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (!origins.includes(origin)) return;
      // As a whole page: the router's own refresh brings the published state of a page that visitors have, too.
      if (textOf(data, 'type') === SAVED) window.location.reload();
      if (textOf(data, 'type') === SHOW_BLOCK_MESSAGE) choose(textOf(data, 'id'));
    };
    const click = (event: MouseEvent) => {
      const block = blockOf(event.target);
      // With a modifier key the page behaves as for visitors.
      if (block === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const id = block.getAttribute('data-edit-block') ?? '';
      choose(id);
      tell({ type: EDIT_BLOCK_MESSAGE, id });
    };
    document.documentElement.classList.add('preview-editing');
    window.addEventListener('message', listen);
    document.addEventListener('click', click, true);
    const before = sessionStorage.getItem(CHOSEN_KEY);
    if (before !== null) choose(before);
    tell({ type: LIVE_PREVIEW, ready: true });
    return () => {
      document.documentElement.classList.remove('preview-editing');
      window.removeEventListener('message', listen);
      document.removeEventListener('click', click, true);
    };
  }, [origins]);
  return null;
}
