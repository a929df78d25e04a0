'use client';

import { useEffect } from 'react';
import { hasNavigated } from '@/components/ui/navigation-start.client';

/** Loads the address that the router has set out for from the server, as for a visitor who came from elsewhere. */
export function LoadWholePage() {
  useEffect(() => {
    if (hasNavigated()) location.reload();
  }, []);
  return null;
}
