'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';
import { textIn } from '@/lib/shared/record';
import {
  EDIT_BLOCK_MESSAGE,
  EDIT_FIELD_MESSAGE,
  SAVED_MESSAGE,
  SHOW_BLOCK_MESSAGE,
  SHOW_FIELD_MESSAGE,
  TYPED_MESSAGE,
} from '@/lib/contract/preview-messages';
import { cmsWindow, postToCms } from './cms-window';

/** Parts of the page with fields in a CMS form: blocks, and parts of a record. */
const PARTS = '[data-edit-block], [data-edit-field]';

const partOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PARTS) : null;

const fieldOf = (part: Element): string | null => part.getAttribute('data-edit-field');
const blockOf = (part: Element): string | null =>
  part.closest('[data-edit-block]')?.getAttribute('data-edit-block') ?? null;

/** The part that is open in the CMS, remembered while the page refreshes. */
const CHOSEN_KEY = 'preview-chosen-part';

/** Marks one part as the one open in the CMS, and scrolls to it. */
function choose(part: string): void {
  sessionStorage.setItem(CHOSEN_KEY, part);
  const chosen = markChosen();
  // An element that only links parts to their fields has no box to scroll to.
  (chosen?.matches('.edit-part') ? chosen.firstElementChild : chosen)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Marks the selected part, wherever it is now.
 * @returns the first matching element, if the page has one
 */
function markChosen(): Element | null {
  const chosen = sessionStorage.getItem(CHOSEN_KEY);
  const parts = [...document.querySelectorAll(PARTS)];
  const isChosen = (part: Element) => (fieldOf(part) ?? part.getAttribute('data-edit-block')) === chosen;
  for (const part of parts) part.toggleAttribute('data-edit-chosen', isChosen(part));
  return parts.find(isChosen) ?? null;
}

/**
 * Connects a preview to the CMS: follows every save, reports which block or field was clicked, and shows the one that is open there. Only
 * the CMS's own origins can send or receive messages.
 */
export default function PreviewTools({ origins: given }: { readonly origins: readonly string[] }) {
  // A refresh brings an equal list; treating it as a new one would start over.
  const [origins] = useState(given);
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();

  useEffect(() => {
    if (!isRefreshing) markChosen();
  }, [isRefreshing]);

  useEffect(() => {
    if (cmsWindow() === null) return;
    const post = (message: object) => postToCms(origins, message);
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (!origins.includes(origin)) return;
      if (textIn(data, 'type') === SAVED_MESSAGE) startRefresh(() => router.refresh());
      if (textIn(data, 'type') === SHOW_BLOCK_MESSAGE) choose(textIn(data, 'id'));
      if (textIn(data, 'type') === SHOW_FIELD_MESSAGE) choose(textIn(data, 'field'));
    };
    const click = (event: MouseEvent) => {
      const part = partOf(event.target);
      // With a modifier key the page behaves as it does for visitors.
      if (part === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      const [field, block] = [fieldOf(part), blockOf(part)];
      // The surrounding form is either the page's, with blocks, or the record's, with fields; each uses the message that applies to it.
      if (block !== null) post({ type: EDIT_BLOCK_MESSAGE, id: block });
      if (field !== null) post({ type: EDIT_FIELD_MESSAGE, field });
      else if (block !== null) choose(block);
    };
    document.documentElement.classList.add('preview-editing');
    window.addEventListener('message', listen);
    document.addEventListener('click', click, true);
    post({ type: TYPED_MESSAGE, ready: true });
    return () => {
      document.documentElement.classList.remove('preview-editing');
      window.removeEventListener('message', listen);
      document.removeEventListener('click', click, true);
    };
  }, [origins, router]);
  return null;
}
