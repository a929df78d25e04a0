import { RIGHT_TO_LEFT } from '../contract/languages.ts';

/** Unicode isolates, for text whose direction is independent of its surroundings: that of its first letter, or left to right. */
const ISOLATE = '\u2068';
const END = '\u2069';

/** Whether a language is written from right to left. */
export const isRightToLeft = (lang: string): boolean => [...RIGHT_TO_LEFT].some((each) => each === lang);

/**
 * A value for insertion into a text of this language: in right-to-left languages, names, amounts and codes must not swap places with the
 * words around them.
 */
export const isolated = (value: string, lang: string): string =>
  value !== '' && isRightToLeft(lang) ? ISOLATE + value + END : value;
