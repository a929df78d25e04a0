import { RIGHT_TO_LEFT } from '@/lib/contract/languages';

/** Unicode's marks around text that keeps a direction of its own, whatever stands around it: its first letter's, or left to right. */
const ISOLATE = '\u2068';
const END = '\u2069';

/** Whether texts of a language are written from right to left. */
export const isRightToLeft = (lang: string): boolean => [...RIGHT_TO_LEFT].some((each) => each === lang);

/**
 * A value as it stands in a text of a language: in one that is written from right to left, names, amounts and codes must not change
 * places with the words around them. A plain number has nothing that could.
 */
export function shownIn(lang: string, value: unknown): string {
  const text = String(value);
  return typeof value === 'string' && text !== '' && isRightToLeft(lang) ? ISOLATE + text + END : text;
}
