'use client';

import { useLayoutEffect } from 'react';

/**
 * Runs `still` when the visitor leaves the page. The router keeps a page that was left, hidden, with everything in it going
 * on: what makes a sound has to be told.
 */
export function useStillWhenLeft(still: () => void): void {
  useLayoutEffect(() => still, [still]);
}
