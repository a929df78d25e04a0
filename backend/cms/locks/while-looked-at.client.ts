'use client';

/**
 * Asks at once, whenever the form is looked at again, and every so often while it is. A server that can't be reached is noticed by the form
 * itself; the next turn asks again.
 * @returns stops it, also what is under way
 */
export function askWhileLookedAt(ask: (signal: AbortSignal) => Promise<void>, everyMs: number): () => void {
  const giveUp = new AbortController();
  const attempt = () => {
    if (document.visibilityState === 'visible') void ask(giveUp.signal).catch(() => undefined);
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
