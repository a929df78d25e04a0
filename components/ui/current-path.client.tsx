'use client';

import { usePathname } from 'next/navigation';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { MARKS } from '@/lib/telemetry/marks';

/*
 * The path as the browser shows it. Reading it with usePathname suspends while a page is made for an address that is
 * not known beforehand, so one watcher reads it, and everything else follows this store: '' on the server and until
 * the page has taken over, which keeps the first HTML the same for every address.
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

/** Rendered once in the shell; tells the others where the visitor is. */
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
