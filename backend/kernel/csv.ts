/** A number, or a telephone number with its country code: a spreadsheet shows it as it is and has nothing to calculate. */
const IS_NUMBER = /^[+-]?\d+(?:[.,]\d+)*$|^\+\d[\d ()]*$/;

/**
 * A CSV cell. Text that a spreadsheet would interpret as a formula gets a leading apostrophe, so that opening the file runs nothing that a
 * visitor typed; numbers and telephone numbers stay unchanged.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) && !IS_NUMBER.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Rows = readonly (readonly (string | number)[])[];

/** A CSV file for programs that expect UTF-8. */
export const csvText = (rows: Rows): string =>
  `${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** A CSV file with a byte order mark, so that spreadsheets recognise UTF-8. */
export const csvFile = (rows: Rows): string => `\uFEFF${csvText(rows)}`;
