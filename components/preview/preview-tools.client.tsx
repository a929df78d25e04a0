'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
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

/** The block that the CMS has open, kept while the page is loaded anew. */
const CHOSEN_KEY = 'preview-chosen-block';

/** Marks one block as the one that the CMS has open, and shows it. */
function choose(id: string): void {
  sessionStorage.setItem(CHOSEN_KEY, id);
  markChosen()?.scrollIntoView({ block: 'nearest' });
}

/** Marks the chosen block, wherever it stands now. @returns it, if the page has it */
function markChosen(): Element | null {
  const id = sessionStorage.getItem(CHOSEN_KEY);
  let chosen: Element | null = null;
  for (const block of document.querySelectorAll('[data-edit-block]')) {
    const isChosen = block.getAttribute('data-edit-block') === id;
    block.toggleAttribute('data-edit-chosen', isChosen);
    if (isChosen) chosen = block;
  }
  return chosen;
}

const textOf = (data: unknown, key: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : '';
  return typeof value === 'string' ? value : '';
};

/**
 * Ties a preview to the CMS: follows every save, tells the CMS which block was clicked, and shows the one that is open there. Only
 * messages of the CMS's own origins count, and only they get any.
 */
export default function PreviewTools({ origins: given }: { readonly origins: readonly string[] }) {
  // A refresh brings an equal list; to take it for a new one would be to begin again.
  const [origins] = useState(given);
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();

  useEffect(() => {
    if (!isRefreshing) markChosen();
  }, [isRefreshing]);

  useEffect(() => {
    const cms = cmsWindow();
    if (cms === null) return;
    const tell = (message: object) => {
      // The browser delivers it to a window of that origin only.
      for (const origin of targetsOf(origins)) cms.postMessage(message, origin);
    };
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (!origins.includes(origin)) return;
      if (textOf(data, 'type') === SAVED) startRefresh(() => router.refresh());
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
    tell({ type: LIVE_PREVIEW, ready: true });
    return () => {
      document.documentElement.classList.remove('preview-editing');
      window.removeEventListener('message', listen);
      document.removeEventListener('click', click, true);
    };
  }, [origins, router]);
  return null;
}
