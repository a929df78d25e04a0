'use client';

import { readSheetFile, type SheetLimit } from './read-file.ts';

type SheetFileProps = {
  /** Of the input, for its label. */
  readonly id: string;
  readonly limit?: SheetLimit;
  readonly onSheet: (csv: string) => void;
  /** Called with why a file can't be used. */
  readonly onProblem: (problem: string) => void;
};

/** Where a file with a table is chosen. */
export function SheetFile({ id, limit, onSheet, onProblem }: SheetFileProps) {
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const sheet = await readSheetFile(file, limit);
    if ('csv' in sheet) onSheet(sheet.csv);
    else onProblem(sheet.problem);
  };
  return (
    <input
      id={id}
      type="file"
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      // So that the same file can be selected again, corrected or after the record was saved.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ target }) => void choose(target.files?.[0])}
    />
  );
}
