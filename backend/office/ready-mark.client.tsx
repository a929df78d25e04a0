'use client';

import { useEffect, type ReactNode } from 'react';

/** A User Timing mark for each load of the CMS, set once clicks and keys work. Measurements and tests wait for it. */
const MARK = 'cms-interactive';

/** Around everything: its effect runs after those of all components inside. */
export function ReadyMark({ children }: { readonly children?: ReactNode }) {
  useEffect(() => void performance.mark(MARK), []);
  return children;
}
