'use client';

import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ListMarks } from '@/lib/season/race-day';

const NONE: ListMarks = {};
let shown = NONE;
const listeners = new Set<() => void>();

function note(marks: ListMarks): void {
  shown = marks;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records which lists a page shows, and their state when it was made. It renders nothing. */
export function ShownLists({ marks }: { readonly marks: ListMarks }) {
  useLayoutEffect(() => {
    note(marks);
    return () => note(NONE);
  }, [marks]);
  return null;
}

/** The lists shown on the open page. */
export const useShownLists = (): ListMarks =>
  useSyncExternalStore(
    follow,
    () => shown,
    () => NONE,
  );
