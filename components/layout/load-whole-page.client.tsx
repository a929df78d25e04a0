'use client';

import { useEffect } from 'react';
import { hasNavigated } from '@/components/ui/navigation-start.client';

/** Loads the address that the router is navigating to from the server, as for a visitor from elsewhere. */
export function LoadWholePage() {
  useEffect(() => {
    if (hasNavigated()) location.reload();
  }, []);
  return null;
}
