import Papa from 'papaparse';

/** What is wrong with a line of a file. */
export type LineProblem = { readonly line: number; readonly message: string };

/** Possible cell separators. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * One line of a file with its number as an editor counts, from 1. A quoted cell may span several lines: its line breaks stay, since they
 * may separate the names of a crew.
 */
export type Line = { readonly number: number; readonly cells: readonly string[] };

export type Delimited = { readonly lines: readonly Line[]; readonly problems: readonly LineProblem[] };

/** After a space, the library takes quotes as text, but people writing a sheet by hand mean them as quotes. */
const unquoted = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;

/** A cell between tabs: quoted as a whole, or anything else. */
const TABBED_CELL = /(?<=^|[\t\n])(?:"(?:[^"\t]|"")*"(?=[\t\n]|$)|[^\t\n]*)/g;
const WHOLE = /^"(?:[^"\t]|"")*"$/;

/** Spreadsheets copy quotes as they are ('17" wheels'), and add their own only around a cell with line breaks. */
const withTextQuotes = (text: string): string =>
  text.replace(TABBED_CELL, (cell) =>
    WHOLE.test(cell) || !cell.includes('"') ? cell : `"${cell.replaceAll('"', '""')}"`,
  );

/**
 * Parses delimited text (RFC 4180 and common spreadsheet variants): quotes, any line ending, with or without a byte order mark. Skips empty
 * lines. Reports quotation marks that don't enclose a cell; between tabs they are text.
 */
export function readDelimited(file: string, delimiter: Delimiter): Delimited {
  const plain = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const text = delimiter === '\t' ? withTextQuotes(plain) : plain;
  const lines: Line[] = [];
  const problems: LineProblem[] = [];
  let number = 1;
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors, meta }) => {
      const cells = data.map((cell) => unquoted(cell.trim()));
      if (cells.some((cell) => cell !== '')) lines.push({ number, cells });
      if (errors.some(({ type }) => type === 'Quotes'))
        problems.push({ line: number, message: 'A quotation mark is missing, or in the middle of a cell.' });
      number += text.slice(end, meta.cursor).split('\n').length - 1;
      end = meta.cursor;
    },
  });
  return { lines, problems };
}
