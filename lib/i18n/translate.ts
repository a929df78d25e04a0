import type english from '@/locales/en.json';

/** The texts of one language, flat: key → text with {{placeholders}}. Plural forms have i18next's suffixes. */
export type Messages = Readonly<Record<string, string>>;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K> = K extends `${infer Base}_${PluralSuffix}` ? Base : K;

/** Every key of locales/en.json, without plural suffixes. */
export type TranslationKey = WithoutPlural<keyof typeof english>;

export type TranslationValues = Readonly<Record<string, string | number>>;
/** Returns the text of a key; `count` chooses the plural form. */
export type Translator = (key: TranslationKey, values?: TranslationValues) => string;
