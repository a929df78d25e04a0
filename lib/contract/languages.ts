/** The interface languages of spec point 9; English is the default. */
export const LANGUAGES = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ka',
  'ko',
  'pl',
  'pt-BR',
  'ru',
  'tr',
  'uk',
  'uz',
  'vi',
  'zh-CN',
] as const;
export type Language = (typeof LANGUAGES)[number];
export const INITIAL_LANGUAGE: Language = 'en';

/** Right-to-left languages. */
export const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set<Language>(['ar']);
