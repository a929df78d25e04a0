'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { z } from 'zod';

/** What a colleague did appears within this time. */
const EVERY_MS = 10_000;

/** What the server says at a path, asked again now and then, for all parts of the form that show it. */
export function polledAnswer<T>(schema: z.ZodType<T>) {
  const held = new Map<string, T>();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const hold = (path: string, answer: unknown): void => {
    held.set(path, schema.parse(answer));
    for (const listener of listeners) listener();
  };
  const ask = async (path: string, signal?: AbortSignal): Promise<void> => {
    const response = await fetch(path, signal ? { signal } : {});
    if (response.ok) hold(path, await response.json());
  };
  return {
    /** Takes over what the server answered to a change. */
    hold,
    ask,
    /** The latest answer; null until there is one. */
    useAnswer: (path: string): T | null =>
      useSyncExternalStore(
        subscribe,
        useCallback(() => held.get(path) ?? null, [path]),
        () => null,
      ),
    /** Keeps asking while the form is looked at; not at all for the path ''. @param again asks at once when it changes */
    usePolling: (path: string, again = ''): void => {
      useEffect(() => {
        if (path === '') return;
        const giveUp = new AbortController();
        // A server that can't be reached is noticed by the form itself; the next turn asks again.
        const attempt = () => {
          if (document.visibilityState === 'visible') void ask(path, giveUp.signal).catch(() => undefined);
        };
        attempt();
        const timer = setInterval(attempt, EVERY_MS);
        document.addEventListener('visibilitychange', attempt);
        return () => {
          giveUp.abort();
          clearInterval(timer);
          document.removeEventListener('visibilitychange', attempt);
        };
      }, [path, again]);
    },
  };
}
