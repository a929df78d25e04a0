'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { pollWhileVisible } from './poll-while-visible.client.ts';

/** A colleague's change appears within this time. */
const EVERY_MS = 10_000;

/** The server's response at a path, requested again periodically, for all parts of the form that show it. */
export function polledAnswer<T>(schema: z.ZodType<T>) {
  const current = new Map<string, T>();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const hold = (path: string, answer: unknown): void => {
    current.set(path, schema.parse(answer));
    for (const listener of listeners) listener();
  };
  const poll = async (path: string, signal?: AbortSignal): Promise<void> => {
    const response = await fetch(path, signal ? { signal } : {});
    if (response.ok) hold(path, await response.json());
  };
  return {
    /** Stores the server's response to a change. */
    hold,
    poll,
    /** The latest response; null until there is one. */
    useAnswer: (path: string): T | null =>
      useSyncExternalStore(
        subscribe,
        useCallback(() => current.get(path) ?? null, [path]),
        () => null,
      ),
    /** Keeps polling while the form is visible; not at all for the path ''. @param again polls at once when it changes */
    usePolling: (path: string, again = ''): void => {
      useEffect(
        () => (path === '' ? undefined : pollWhileVisible((signal) => poll(path, signal), EVERY_MS)),
        [path, again],
      );
    },
  };
}
