'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { startBrowserSession } from '@/lib/session/browser-api';
import { AppI18n } from '@/lib/i18n/app-i18n.client';
import type { Messages } from '@/lib/i18n/translate';
import { createQueryClient } from '@/lib/queries/query-client';
import { retryOnReconnect } from '@/lib/queries/reconnect';
import { browserSession } from '@/lib/session/store';

type AccountAppProps = {
  readonly lang: string;
  readonly messages: Messages;
  readonly children: ReactNode;
};

/** What an account screen needs: texts, calls, and a cache that belongs to one customer. */
export function AccountApp({ lang, messages, children }: AccountAppProps) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    const ends = [startBrowserSession(), retryOnReconnect(queryClient, browserSession())];
    return () => ends.forEach((end) => end());
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <AppI18n lang={lang} messages={messages}>
        {children}
      </AppI18n>
    </QueryClientProvider>
  );
}
