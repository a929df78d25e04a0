import { RIGHT_TO_LEFT, type Language } from '../../lib/contract/languages.ts';

/** Unicode's marks around text that keeps a direction of its own, whatever stands around it. */
const ISOLATE = '\u2068';
const END = '\u2069';

/** A value as it stands in a sentence: in one from right to left, a name or an amount must not turn the signs around it. */
export const isolated = (value: string, language: Language): string =>
  value !== '' && RIGHT_TO_LEFT.has(language) ? ISOLATE + value + END : value;
