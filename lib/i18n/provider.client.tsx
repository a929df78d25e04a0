'use client';

import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { formatMessage, hasMessage } from './format-message';
import { laterTexts } from './load-later-texts.client';
import type { Messages, Translator } from './translate';

export const TranslatorContext = createContext<Translator | null>(null);

type I18nProviderProps = {
  readonly lang: string;
  /** The result of getIslandMessages on the server. */
  readonly messages: Messages;
  readonly children: ReactNode;
};

/**
 * Gives client islands the texts of the page's language. Providers can be nested: the inner one only needs its own areas. Islands whose code
 * loads on demand bring their own texts (withTexts).
 */
export function I18nProvider({ lang, messages, children }: I18nProviderProps) {
  const outer = useContext(TranslatorContext);
  const translate = useMemo<Translator>(
    () => (key, values) => {
      if (hasMessage(messages, key)) return formatMessage(messages, lang, key, values);
      return outer ? outer(key, values) : formatMessage(laterTexts(), lang, key, values);
    },
    [lang, messages, outer],
  );
  return <TranslatorContext value={translate}>{children}</TranslatorContext>;
}
