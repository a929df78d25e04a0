'use client';

import { useLayoutEffect } from 'react';

/**
 * Runs `still` when the visitor leaves the page. The router keeps the previous page running, hidden: audio and video must be told to
 * stop.
 */
export function useStopOnLeave(still: () => void): void {
  useLayoutEffect(() => still, [still]);
}
