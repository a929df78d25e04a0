import { RIGHT_TO_LEFT, type Language } from '../../lib/contract/languages.ts';
import { isolated } from '../../lib/shared/isolate.ts';
import type { MailLine } from './mail-content.ts';

/* An email's table as plain text. */

/** Line length in characters: narrower than the window of any mail program. */
const WIDTH = 60;
/** Minimum gap between a label and its value, in characters. */
const GAP = 2;
/** A value wider than this isn't an amount. */
const MAX_VALUE_WIDTH = 24;
const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uFF01-\uFF60]/u;
const NO_WIDTH = /[\p{M}\p{Cf}]/u;

/** The width of a text in a monospaced font; East Asian characters count twice. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (NO_WIDTH.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1), 0);

const isSum = ([, , kind]: MailLine) => kind !== undefined;
const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(widthOf));

/** A row with its value below its label, if it isn't an amount. */
const below = ([label, value]: MailLine) => `${label}:\n${value.replace(/^/gm, '    ')}`;

/** A label wrapped to a width, between words. */
function wrapped(label: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A row with its value at the right, beside the last line of its label. */
function across([label, value]: MailLine, width: number): string {
  const lines = wrapped(label, width - GAP - widthOf(value));
  const last = lines.at(-1) ?? '';
  const space = Math.max(GAP, width - widthOf(last) - widthOf(value));
  return [...lines.slice(0, -1), last + ' '.repeat(space) + value].join('\n');
}

/**
 * The rows with their values aligned at the right, sums below a rule. A value that isn't an amount is below its label. Right-to-left text
 * can't be aligned with spaces: there, each row is a sentence.
 */
export function tableText(lines: readonly MailLine[], language: Language): string {
  if (RIGHT_TO_LEFT.has(language))
    return lines
      .map(([label, value]) => `${isolated(label, language)}: ${isolated(value, language)}`)
      .join('\n');
  const [items, sums] = [lines.filter((line) => !isSum(line)), lines.filter(isSum)];
  const areAmounts = items.every(([, value]) => !value.includes('\n') && widthOf(value) <= MAX_VALUE_WIDTH);
  const table = areAmounts ? lines : sums;
  const column = (index: 0 | 1) => widest(table.map((line) => line[index]));
  const width = Math.min(WIDTH, column(0) + GAP + column(1));
  const rule = items.length > 0 && sums.length > 0 ? ['-'.repeat(width)] : [];
  const row = (line: MailLine) => across(line, width);
  return [...items.map(areAmounts ? row : below), ...rule, ...sums.map(row)].join('\n');
}
