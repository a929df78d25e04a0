'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { championshipNow } from '@/lib/content/client-clock';
import { BLOCK_VISIBILITY_POLL_MS } from '@/lib/content/visibility';
import { isReachable } from '@/lib/pwa/is-reachable';

/**
 * Checks each minute whether a block of the page has appeared or expired by its time (spec point 4), and if so fetches the page again;
 * the server's response includes the changes still to come. Without a connection the page stays as it is until there is one.
 */
export function BlockSchedule({ changes }: { changes: readonly string[] }) {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => {
    let isOver = false;
    const check = async () => {
      const now = championshipNow();
      if (!changes.some((change) => new Date(change).getTime() <= now)) return;
      if ((await isReachable(path)) && !isOver) router.refresh();
    };
    const timer = setInterval(() => void check(), BLOCK_VISIBILITY_POLL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [changes, path, router]);
  return null;
}
