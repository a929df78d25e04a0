'use client';

/**
 * Polls at once, whenever the form becomes visible again, and at intervals while it is. If the server can't be reached, the form itself
 * shows it, and the next turn tries again.
 * @returns stops it, including a request under way
 */
export function pollWhileVisible(poll: (signal: AbortSignal) => Promise<void>, everyMs: number): () => void {
  const giveUp = new AbortController();
  const attempt = () => {
    if (document.visibilityState === 'visible') void poll(giveUp.signal).catch(() => undefined);
  };
  attempt();
  const timer = setInterval(attempt, everyMs);
  document.addEventListener('visibilitychange', attempt);
  return () => {
    giveUp.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', attempt);
  };
}
