import type { ClassColour } from '@/lib/contract/entities/racing';
import { parseHex, toHex, type Scheme } from '@/lib/shared/colour';

/** The site's own class colours by number; styles/timing.css has the same (a test compares them). */
export const CLASS_COLOURS: readonly Readonly<Record<Scheme, string>>[] = [
  { light: '#b3201c', dark: '#ff6b66' },
  { light: '#155fa3', dark: '#5fb0ff' },
  { light: '#17703f', dark: '#4fcf87' },
  { light: '#b26a00', dark: '#ffb84d' },
  { light: '#6b3fa0', dark: '#bd93f9' },
  { light: '#0f6f75', dark: '#4fd1d9' },
];

/**
 * The number of a class's own colour. A class has the same colour wherever the same classes race, whoever leads.
 * @param classes all classes on the page
 */
export const classNumber = (name: string, classes: readonly string[]): number =>
  Math.max(0, classes.toSorted().indexOf(name)) % CLASS_COLOURS.length;

/** The office's colours for a class; null if there are none. Another content server may send anything. */
export function chosenColours(
  name: string,
  colours: readonly ClassColour[],
): Readonly<Record<Scheme, string>> | null {
  const chosen = colours.find((colour) => colour.name === name);
  const [light, dark] = [chosen?.colour ?? '', chosen?.dark_colour ?? ''].map(parseHex);
  return light && dark ? { light: toHex(light), dark: toHex(dark) } : null;
}

/** A class's colour on a dark background. */
export const colourOnDark = (
  name: string,
  classes: readonly string[],
  colours: readonly ClassColour[],
): string => (chosenColours(name, colours) ?? CLASS_COLOURS[classNumber(name, classes)])?.dark ?? '';
