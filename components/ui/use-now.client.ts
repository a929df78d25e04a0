'use client';

import { championshipNow } from '@/lib/content/client-clock';
import { useEffect, useState } from 'react';

/** How often a displayed duration is updated. */
const CORRECTION_MS = 60_000;

/**
 * The current time in epoch milliseconds, updated each minute. The first value is `renderedAt`, so that the browser starts with the
 * server's markup.
 */
export function useNow(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const correct = () => setNow(championshipNow());
    correct();
    const timer = setInterval(correct, CORRECTION_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
