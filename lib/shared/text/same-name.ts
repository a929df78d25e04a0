import { foldWord } from './fold-word.ts';
import { nameKey } from './name-key.ts';

const wordsIn = (name: string): string[] => name.split(/[\s.,/]+/).flatMap((word) => foldWord(word) || []);

/**
 * Whether a timing system's name is that of somebody, or of one of a crew: in any order, with or without initials ('TAUTAHI M'). A substitute
 * is neither.
 */
export function isNameOf(name: string, whole: string): boolean {
  const known = wordsIn(whole);
  const words = wordsIn(name);
  const hasWord = words.some((word) => word.length > 1 && known.includes(word));
  const isKnown = (word: string) =>
    known.some((one) => (word.length > 1 ? one === word : one.startsWith(word)));
  return hasWord && words.every(isKnown);
}

/** Whether two cells name the same driver or crew, as timing systems write them. */
export const isSameName = (a: string, b: string): boolean =>
  nameKey(a) === nameKey(b) || isNameOf(a, b) || isNameOf(b, a);
