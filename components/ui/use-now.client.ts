'use client';

import { championshipNow } from '@/lib/content/client-clock';
import { useEffect, useState } from 'react';

/** How often a shown duration is corrected. */
const CORRECTION_MS = 60_000;

/**
 * The present moment in epoch milliseconds, corrected each minute. The first answer is `renderedAt`, so that the
 * browser starts with what the server wrote.
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
