import { foldWord } from './fold-word.ts';
import { nameKey } from './name-key.ts';

const wordsIn = (name: string): string[] => name.split(/[\s.,/]+/).flatMap((word) => foldWord(word) || []);

/**
 * Whether a timing system's name means a person, or one of a crew: in any order, with or without initials ('TAUTAHI M'). A substitute's name
 * doesn't match.
 */
export function isNameOf(name: string, whole: string): boolean {
  const known = wordsIn(whole);
  const words = wordsIn(name);
  const hasWord = words.some((word) => word.length > 1 && known.includes(word));
  const isKnown = (word: string) =>
    known.some((part) => (word.length > 1 ? part === word : part.startsWith(word)));
  return hasWord && words.every(isKnown);
}

/** Whether two cells name the same driver or crew, in any spelling of timing systems. */
export const isSameName = (a: string, b: string): boolean =>
  nameKey(a) === nameKey(b) || isNameOf(a, b) || isNameOf(b, a);
