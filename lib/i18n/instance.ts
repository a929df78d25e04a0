import { createInstance } from 'i18next';
import type { i18n, InitOptions } from 'i18next';
import { isRightToLeft } from '@/lib/shared/isolate';
import { shownIn } from './isolate';
import type { Messages } from './translate';

const NAMESPACE = 'site';

/** i18next's settings, the same on server and browser: flat keys. React escapes by itself, so the `escape` function isolates instead. */
export function i18nOptions(lang: string, messages: Messages, fallback?: Messages): InitOptions {
  return {
    lng: lang,
    fallbackLng: fallback ? 'en' : false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: {
      ...(fallback && { en: { [NAMESPACE]: fallback } }),
      [lang]: { [NAMESPACE]: messages },
    },
    keySeparator: false,
    nsSeparator: false,
    interpolation: {
      escapeValue: isRightToLeft(lang),
      useRawValueToEscape: true,
      escape: (value: unknown) => shownIn(lang, value),
    },
    initAsync: false,
  };
}

/** A separate i18next instance for one language, ready at once. Missing keys come from `fallback`. */
export function createI18n(lang: string, messages: Messages, fallback?: Messages): i18n {
  const instance = createInstance();
  void instance.init(i18nOptions(lang, messages, fallback));
  return instance;
}
