import { tidyName } from '../../../lib/shared/text/name-key.ts';

const hasTwoWords = (text: string) => /\S\s+\S/.test(text.trim());

/** 'O’Brien, Tama' → 'Tama O’Brien'. */
function inReadingOrder(name: string): string {
  const [last = '', first = '', ...others] = name.split(',').map((half) => half.trim());
  return first === '' || others.length > 0 ? name.trim() : `${first} ${last}`;
}

/** Splits only if each side is a whole name; otherwise it is part of one, such as a name wrapped in a narrow cell. */
const splitNames = (text: string, separator: RegExp): string[] => {
  const parts = text.split(separator);
  return parts.every(hasTwoWords) ? parts : [text];
};

/**
 * The driver or crew in a cell, in the form of entry lists and results: 'Lee, Sam & Ropata, Mia' → 'Sam Lee / Mia Ropata'. The names of a
 * crew are joined by a slash, '&', '+', 'and' or a line break.
 */
export const crewOf = (cell: string): string =>
  splitNames(cell, /\s*\n\s*/)
    .flatMap((line) => line.split(/[/&+]/))
    .flatMap((part) => splitNames(part, /\s+and\s+/i))
    .map((name) => tidyName(inReadingOrder(name)))
    .filter((name) => name !== '')
    .join(' / ');
