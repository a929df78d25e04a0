'use client';

import type { ImportReport } from './import-report.ts';
import { LineList } from './line-list.client.tsx';

type Change = ImportReport['changes'][number];

const KINDS: Readonly<Record<Exclude<Change['kind'], 'kept'>, string>> = {
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  cancelled: 'Cancelled',
  withdrawn: 'Withdrawn',
};

/** '1 row', '3 rows'. */
export const rowCount = (count: number) => `${String(count)} ${count === 1 ? 'row' : 'rows'}`;

/** The result of an import. */
export const importedText = (count: number) => (count === 0 ? 'Removed.' : `${rowCount(count)} imported.`);

/** Whether an import would change anything. */
export const changesAnything = ({ problems, changes }: ImportReport): boolean =>
  problems.length === 0 && changes.some(({ kind }) => kind !== 'kept');

type ImportReportViewProps = {
  readonly report: ImportReport;
  /** What to do after correcting the faulty lines. */
  readonly again: string;
};

/** What an import will change, or what is wrong with its file. */
export function ImportReportView({ report, again }: ImportReportViewProps) {
  const { problems, warnings, notes, ignored, rows } = report;
  const changes = report.changes.flatMap(({ kind, ...change }) =>
    kind === 'kept' ? [] : [{ kind, ...change }],
  );
  const unchanged = report.changes.filter(({ kind }) => kind === 'kept');
  if (problems.length > 0) {
    return (
      <>
        <p role="alert">
          <strong>Nothing was changed.</strong> Correct these lines, then {again}.
        </p>
        <LineList className="cms-panel__report" lines={problems} />
      </>
    );
  }
  return (
    <>
      <p>
        {changes.length > 0
          ? `${rowCount(rows)}, ${String(changes.length)} changed.`
          : rows === 0
            ? 'There’s nothing to remove.'
            : `${rowCount(rows)}, all unchanged. There’s nothing to import.`}
      </p>
      {ignored.length > 0 ? <p>{`Ignored: ${ignored.join(', ')}.`}</p> : null}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {warnings.length > 0 ? (
        <>
          <p role="alert">Check these lines before you import:</p>
          <LineList className="cms-panel__report" lines={warnings} />
        </>
      ) : null}
      {changes.length > 0 ? (
        <ul className="cms-panel__report">
          {changes.map(({ kind, row, details }) => (
            <li key={`${kind} ${row}`}>
              <strong>{KINDS[kind]}</strong> {[row, ...details].join(' · ')}
            </li>
          ))}
        </ul>
      ) : null}
      {unchanged.length > 0 ? (
        <details className="cms-panel__kept">
          <summary>{`Not in the table, so ${unchanged.length === 1 ? 'it stays as it is' : 'they stay as they are'}: ${String(unchanged.length)}`}</summary>
          <ul className="cms-panel__report">
            {unchanged.map(({ row }) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
