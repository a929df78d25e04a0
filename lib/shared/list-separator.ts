import type { Language } from '../contract/languages.ts';

/** List separators of languages that don't use a Latin comma. */
const SEPARATORS: Readonly<Partial<Record<Language, string>>> = { ar: '، ', ja: '、', 'zh-CN': '、' };

/** The separator between the items of a list in a language. */
export const listSeparator = (language: Language): string => SEPARATORS[language] ?? ', ';
