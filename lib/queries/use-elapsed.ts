'use client';

import { useEffect, useState } from 'react';

/**
 * Whether `delayMs` have passed since `subject` was shown; restarts when the subject changes. Used as a query's `enabled` for the
 * checks "so long after load" of spec point 4.
 */
export function useElapsed(delayMs: number, subject: string): boolean {
  const [elapsedFor, setElapsedFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setElapsedFor(subject), delayMs);
    return () => {
      clearTimeout(timer);
      setElapsedFor(null);
    };
  }, [delayMs, subject]);
  return elapsedFor === subject;
}
