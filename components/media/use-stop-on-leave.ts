'use client';

import { useLayoutEffect } from 'react';

/**
 * Calls `still` when the visitor leaves the page. The router keeps the previous page running, hidden, so audio and video have to be
 * stopped.
 */
export function useStopOnLeave(still: () => void): void {
  useLayoutEffect(() => still, [still]);
}
