'use client';

import { useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createI18n } from './instance';
import { TranslatorContext } from './provider.client';
import type { Messages, Translator } from './translate';

type AppI18nProps = {
  readonly lang: string;
  /** The result of getIslandMessages on the server for the areas that the screen needs. */
  readonly messages: Messages;
  readonly children: ReactNode;
};

/**
 * The texts of a screen that is an application in itself (account, cart): i18next with all its features. Components shared with content
 * pages reach it through the same translator as there.
 */
export function AppI18n({ lang, messages, children }: AppI18nProps) {
  const [instance] = useState(() => createI18n(lang, messages));
  return (
    <I18nextProvider i18n={instance}>
      <Bridge>{children}</Bridge>
    </I18nextProvider>
  );
}

function Bridge({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const translate = useMemo<Translator>(() => (key, values) => t(key, values ?? {}), [t]);
  return <TranslatorContext value={translate}>{children}</TranslatorContext>;
}
