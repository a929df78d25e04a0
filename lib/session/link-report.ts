import type { Clock } from '@/lib/api/clock';

/** A page that is being left is gone after this time, in ms; one that stays shows a lost connection only so much later. */
export const LEAVING_MS = 250;

/**
 * Tells a session whether its connection is active. A call that was cut off because its page is left says nothing of that, and what
 * the page wrote then would undo what another tab, or the next page, has written.
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
