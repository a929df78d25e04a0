'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { startBrowserSession } from '@/lib/session/browser-api';
import { createQueryClient } from '@/lib/queries/query-client';

/** The foundation of a page's client side: one query cache, and the session of this tab. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => startBrowserSession(), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
