import type { Font, Line } from 'fontkit';

/*
 * fontkit 2.0 knows the order in which a syllable's signs are drawn for all scripts but Burmese, where a vowel and a consonant typed after
 * a letter come before it.
 */

const BURMESE = /\p{Script=Myanmar}/u;
/** A sign typed before the letter it stands over; the letter with those stacked below it; consonants after it; the vowel drawn first. */
const SYLLABLE =
  /(\u1004\u103A\u1039)?([\u1000-\u102A\u103F\u1050-\u1055\u1075-\u1081](?:\u1039[\u1000-\u1021])?)([\u103B-\u103E]*)(\u1031?)/gu;
const RA = '\u103C';
/** OpenType features for this script's contextual forms. */
const FORMS = ['rphf', 'pref', 'blwf', 'pstf', 'pres', 'abvs', 'blws', 'psts'] as const;

const inDrawnOrder = (text: string): string =>
  text.replace(SYLLABLE, (_, over: string | undefined, letter: string, consonants: string, vowel: string) => {
    const before = consonants.includes(RA) ? RA : '';
    return vowel + before + letter + (over ?? '') + consonants.replace(RA, '');
  });

/** Lays out a word: its glyphs in visual order, with their positions. */
export const layOut = (font: Font, text: string): Line =>
  BURMESE.test(text) ? font.layout(inDrawnOrder(text), FORMS) : font.layout(text);
