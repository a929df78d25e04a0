'use client';

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from './instance';
import type { Messages } from './translate';

type I18nProviderProps = {
  readonly lang: string;
  /** What getIslandMessages gave on the server. */
  readonly messages: Messages;
  readonly children: ReactNode;
};

/** Gives client islands the texts of the page's language. Providers may nest: the inner one needs its own areas only. */
export function I18nProvider({ lang, messages, children }: I18nProviderProps) {
  const instance = useMemo(() => createI18n(lang, messages), [lang, messages]);
  return <I18nextProvider i18n={instance}>{children}</I18nextProvider>;
}
