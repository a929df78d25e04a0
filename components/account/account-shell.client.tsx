'use client';

import { useEffect, type ReactNode } from 'react';
import type { AccountSettings } from '@/lib/account/account-settings';
import { startBrowserSession } from '@/lib/session/browser-api';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Messages } from '@/lib/i18n/translate';

/** Props shared by all account screens. */
export type AccountScreenProps = {
  readonly lang: string;
  readonly messages: Messages;
  readonly settings: AccountSettings;
};

type AccountShellProps = Omit<AccountScreenProps, 'settings'> & { readonly children: ReactNode };

/** What every account screen needs from its first paint: its texts, and the sign-in of this tab. */
export function AccountShell({ lang, messages, children }: AccountShellProps) {
  useEffect(() => startBrowserSession(), []);
  return (
    <I18nProvider lang={lang} messages={messages}>
      {children}
    </I18nProvider>
  );
}
