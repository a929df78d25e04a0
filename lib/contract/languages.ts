/** The interface languages of spec point 9; English is the initial one. */
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

/** Languages written from right to left. */
export const RIGHT_TO_LEFT: ReadonlySet<Language> = new Set<Language>(['ar']);
