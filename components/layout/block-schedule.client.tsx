'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { championshipNow } from '@/lib/content/client-clock';
import { BLOCK_VISIBILITY_POLL_MS } from '@/lib/content/visibility';

/**
 * Checks each minute whether a block of the page has appeared or expired by its time (spec point 4), and if so fetches the page again;
 * the server's response includes the changes still to come.
 */
export function BlockSchedule({ changes }: { changes: readonly string[] }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => {
      const now = championshipNow();
      if (changes.some((change) => new Date(change).getTime() <= now)) router.refresh();
    }, BLOCK_VISIBILITY_POLL_MS);
    return () => clearInterval(timer);
  }, [changes, router]);
  return null;
}
