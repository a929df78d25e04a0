import { styleNames, type BodyStyle } from '../cars/fleet.ts';

/** How an image description names the light. */
export const moodWords = {
  day: 'in summer sunshine',
  golden: 'in low golden light',
  dusk: 'at dusk',
  night: 'under floodlights',
  overcast: 'under a grey sky',
  rain: 'in heavy rain',
  dawn: 'in early morning light',
} as const;

const NUMERALS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** A count at the head of a sentence. */
export const numeral = (count: number): string => NUMERALS[count] ?? String(count);

const withArticle = (name: string): string => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;

/** The cars in a picture at the head of a sentence; the last one is nearest. */
export function carWords(styles: readonly BodyStyle[]): string {
  const names = [...new Set(styles.toReversed().map((style) => styleNames[style]))];
  const [first = 'car'] = names;
  if (styles.length > 1 && names.length === 1) return `${numeral(styles.length)} ${first}s`;
  const listed = names.map(withArticle).join(' and ');
  return listed.charAt(0).toUpperCase() + listed.slice(1);
}
