'use client';

import type { ImportReport } from './import-report.ts';

const KINDS = {
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  kept: 'Not in the table, stays as it is:',
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
} as const;

/** '1 row', '3 rows'. */
export const rowCount = (count: number) => `${String(count)} ${count === 1 ? 'row' : 'rows'}`;

/** What an import will change, or what is wrong with its file. */
export function ImportReportView({ report }: { readonly report: ImportReport }) {
  const { problems, changes, ignored, rows } = report;
  if (problems.length > 0) {
    return (
      <>
        <p role="alert">
          <strong>Nothing was changed.</strong> Correct these lines in the file and choose it again.
        </p>
        <ul>
          {problems.map(({ line, message }) => (
            <li key={`${String(line)} ${message}`}>{`Line ${String(line)}: ${message}`}</li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>{`${rowCount(rows)}, ${String(changes.filter(({ kind }) => kind !== 'kept').length)} changed.`}</p>
      {ignored.length > 0 ? <p>{`Left out: ${ignored.join(', ')}.`}</p> : null}
      <ul>
        {changes.map(({ kind, row, details }) => (
          <li key={`${kind} ${row}`}>
            <strong>{KINDS[kind]}</strong> {[row, ...details].join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}
