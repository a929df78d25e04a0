'use client';

import { useEffect, useState } from 'react';
import { championshipTime } from '@/lib/content/client-clock';
import { COMING_SESSIONS_CALL, LANGUAGE_PARAMETER, type ComingSessions } from '@/lib/season/coming-sessions';
import { clockError } from '@/lib/season/server-clock';

/** How often an open page checks for sessions that have ended, and fetches changes. */
const CHECK_MS = 60_000;

export type Coming = {
  readonly coming: ComingSessions;
  /**
   * The time of the last response, in epoch milliseconds of the championship's clock; the server's time if this browser's clock is wrong.
   */
  readonly now: number;
};

async function fetchSessions(signal: AbortSignal): Promise<Coming> {
  const address = `${COMING_SESSIONS_CALL}?${LANGUAGE_PARAMETER}=${document.documentElement.lang}`;
  const sentAt = Date.now();
  const response = await fetch(address, { cache: 'no-cache', signal });
  const receivedAt = Date.now();
  if (!response.ok) throw new Error(`The coming sessions were answered with ${String(response.status)}.`);
  const coming: ComingSessions = await response.json();
  const { headers } = response;
  const times = { date: headers.get('date'), age: headers.get('age'), sentAt, receivedAt };
  return { coming, now: championshipTime(receivedAt + clockError(times)) };
}

/**
 * The sessions of the current or next round, fetched when this is shown, once a minute and when the page becomes visible again.
 * @returns null before the first response, `failed` if there is none; an earlier response stays
 */
export function useComingSessions(): Coming | 'failed' | null {
  const [shown, setShown] = useState<Coming | 'failed' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      fetchSessions(stop.signal).then(setShown, () => {
        // No connection, or the site is restarting.
        if (!stop.signal.aborted) setShown((before) => before ?? 'failed');
      });
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    addEventListener('online', check);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('online', check);
    };
  }, []);
  return shown;
}
