'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import {
  EDIT_BLOCK_MESSAGE,
  EDIT_FIELD_MESSAGE,
  SHOW_BLOCK_MESSAGE,
  SHOW_FIELD_MESSAGE,
} from '@/lib/contract/preview-messages';

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

/** What of the page has a place in a form of the CMS: blocks, and in them the fields of a record. */
const PARTS = '[data-edit-block], [data-edit-field]';

const partOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PARTS) : null;

const fieldOf = (part: Element): string | null => part.getAttribute('data-edit-field');
const blockOf = (part: Element): string | null =>
  part.closest('[data-edit-block]')?.getAttribute('data-edit-block') ?? null;

/** The part that the CMS has open, kept while the page is loaded anew. */
const CHOSEN_KEY = 'preview-chosen-part';

/** Marks one part as the one that the CMS has open, and shows it. */
function choose(part: string): void {
  sessionStorage.setItem(CHOSEN_KEY, part);
  const chosen = markChosen();
  // What only ties parts to their fields has no box to scroll to.
  (chosen?.matches('.edit-part') ? chosen.firstElementChild : chosen)?.scrollIntoView({ block: 'nearest' });
}

/** Marks the chosen part, wherever it stands now. @returns the first such, if the page has it */
function markChosen(): Element | null {
  const chosen = sessionStorage.getItem(CHOSEN_KEY);
  const parts = [...document.querySelectorAll(PARTS)];
  const isChosen = (part: Element) => (fieldOf(part) ?? part.getAttribute('data-edit-block')) === chosen;
  for (const part of parts) part.toggleAttribute('data-edit-chosen', isChosen(part));
  return parts.find(isChosen) ?? null;
}

const textOf = (data: unknown, key: string): string => {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : '';
  return typeof value === 'string' ? value : '';
};

/**
 * Ties a preview to the CMS: follows every save, tells the CMS which block or field was clicked, and shows the one that is open there. Only
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
      if (textOf(data, 'type') === SHOW_FIELD_MESSAGE) choose(textOf(data, 'field'));
    };
    const click = (event: MouseEvent) => {
      const part = partOf(event.target);
      // With a modifier key the page behaves as for visitors.
      if (part === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const [field, block] = [fieldOf(part), blockOf(part)];
      // The form around is the page's, with its blocks, or the record's, with its fields: each takes what is its own.
      if (block !== null) tell({ type: EDIT_BLOCK_MESSAGE, id: block });
      if (field !== null) tell({ type: EDIT_FIELD_MESSAGE, field });
      else if (block !== null) choose(block);
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
