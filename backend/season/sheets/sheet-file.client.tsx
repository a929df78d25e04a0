'use client';

import { readSheetFile, type SheetLimit } from './read-file.ts';

type SheetFileProps = {
  /** The input's id, for its label. */
  readonly id: string;
  readonly limit?: SheetLimit;
  readonly onSheet: (csv: string) => void;
  /** Called with the reason if a file can't be used. */
  readonly onProblem: (problem: string) => void;
};

/** A field for choosing a file with a table. */
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
      // Allows the same file to be chosen again, after it was corrected or the record was saved.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ target }) => void choose(target.files?.[0])}
    />
  );
}
