import { INITIAL_LANGUAGE, LANGUAGES, type Language } from '@/lib/contract/languages';

/** A language of the site, or the initial one for anything else. */
export function asLanguage(value: string | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? INITIAL_LANGUAGE;
}
