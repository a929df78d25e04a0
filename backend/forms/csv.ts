/**
 * One cell of a CSV file. What a spreadsheet would take for a formula gets an apostrophe in front, so that opening the file runs nothing
 * that a visitor typed.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file with a mark in front by which spreadsheets know UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
