import { expect, it } from 'vitest';
import { MAX_SHEET_BYTES, readSheetFile } from './read-file.ts';

const SHEET = 'Pos,Name\n1,René Müller\n';

it.each([
  ['UTF-8', Buffer.from(SHEET)],
  ['what spreadsheets write on Windows', Buffer.from(SHEET, 'latin1')],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${SHEET}`, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\uFEFF${SHEET}`, 'utf16le').swap16()],
])('reads a sheet in %s', async (_, bytes) => {
  expect(await readSheetFile(new Blob([bytes]))).toEqual({ csv: SHEET });
});

it('reports unreadable files before anything is sent', async () => {
  const workbook = new Blob([Buffer.from('PK\u0003\u0004\0\0\u0008\0')]);
  expect(await readSheetFile(workbook)).toEqual({
    problem: expect.stringContaining('Save the sheet as CSV'),
  });
  const endless = new Blob([Buffer.alloc(MAX_SHEET_BYTES + 1, 'a')]);
  expect(await readSheetFile(endless)).toEqual({ problem: expect.stringContaining('larger than 500 KB') });
});
