'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { MARKS } from '@/lib/telemetry/marks';

/*
 * The browser's current path. Reading it with usePathname suspends while a page is rendered for an address that isn't known beforehand,
 * so one watcher reads it and everything else follows this store. It is '' on the server and until hydration, which keeps the first HTML
 * the same for every address.
 */
let currentPath = '';
const listeners = new Set<() => void>();

function publish(path: string) {
  currentPath = path;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function Watcher() {
  const pathname = usePathname();
  useEffect(() => publish(pathname), [pathname]);
  useEffect(() => {
    performance.mark(MARKS.interactive);
  }, []);
  return null;
}

/** Rendered once in the shell; publishes the current path. */
export function CurrentPathWatcher() {
  return (
    <Suspense>
      <Watcher />
    </Suspense>
  );
}

/** The current path ('/news/gt'), '' before hydration. */
export function useCurrentPath(): string {
  return useSyncExternalStore(
    subscribe,
    () => currentPath,
    () => '',
  );
}
