import writeXlsxFile from 'write-excel-file/node';

/** Media type of an Excel file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A table as an Excel file, with its first row as the heading. Texts are text cells, so a spreadsheet calculates nothing that a visitor
 * typed; numbers stay numbers.
 */
export const xlsxFile = (rows: readonly (readonly (string | number)[])[]): Promise<Buffer> =>
  writeXlsxFile(
    rows.map((row, index) =>
      row.map((value) =>
        typeof value === 'number'
          ? { value, type: Number }
          : { value, type: String, ...(index === 0 ? { fontWeight: 'bold' as const } : {}) },
      ),
    ),
    { stickyRowsCount: 1 },
  ).toBuffer();
