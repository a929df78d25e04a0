import type { Clock } from '@/lib/api/clock';

/** Milliseconds by which a page being left is gone; on a page that stays, a lost connection shows this much later. */
export const LEAVING_MS = 250;

/**
 * Reports to a session whether its connection is active. Requests aborted by leaving the page don't count: reporting them would overwrite
 * what another tab or the next page has stored.
 */
export function createLinkReport(
  setLinkActive: (isActive: boolean) => void,
  clock: Pick<Clock, 'schedule'>,
): (isActive: boolean) => void {
  let cancel: () => void = () => undefined;
  return (isActive) => {
    cancel();
    cancel = () => undefined;
    if (isActive) setLinkActive(true);
    else cancel = clock.schedule(() => setLinkActive(false), LEAVING_MS);
  };
}
