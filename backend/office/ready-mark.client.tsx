'use client';

import { useEffect, type ReactNode } from 'react';

/** A User Timing mark of each load of the CMS: from here on clicks and keys work. What measures and tests wait for. */
const MARK = 'cms-interactive';

/** Around everything: its effect runs after those of all that is inside. */
export function ReadyMark({ children }: { readonly children?: ReactNode }) {
  useEffect(() => void performance.mark(MARK), []);
  return children;
}
