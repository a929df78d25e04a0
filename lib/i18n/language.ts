import { INITIAL_LANGUAGE, LANGUAGES, RIGHT_TO_LEFT, type Language } from '@/lib/contract/languages';

/** A language of the site, or the default one for anything else. */
export function asLanguage(value: string | undefined): Language {
  return LANGUAGES.find((language) => language === value) ?? INITIAL_LANGUAGE;
}

/** Writing direction of a language, for `dir` on <html>. */
export function dirOf(language: Language): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
}
