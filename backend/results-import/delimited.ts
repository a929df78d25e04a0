const DELIMITERS = [',', ';', '\t', '|'] as const;

/** One line of a file with its number as an editor counts, from 1. A quoted cell may go on over several lines. */
export type Line = { readonly number: number; readonly cells: readonly string[] };

/** The delimiter that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((one) => ({ one, count: bare.split(one).length }));
  return counts.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).one;
}

/**
 * Reads a delimited text (RFC 4180, and what spreadsheets make of it): comma, semicolon, tab or bar; quotes; any line ending; with or
 * without a byte order mark. Empty lines are left out. Takes time in proportion to its length.
 */
export function readDelimited(file: string): Line[] {
  const text = file.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 1;
  let startedAt = 1;

  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((value) => value !== '')) lines.push({ number: startedAt, cells });
    cells = [];
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (isQuoted && char === '"' && text.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (char === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && char === delimiter) endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text.charAt(index + 1) === '\n') index += 1;
      number += 1;
      if (isQuoted) cell += ' ';
      else {
        endLine();
        startedAt = number;
      }
    } else cell += char;
  }
  endLine();
  return lines;
}
