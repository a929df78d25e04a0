'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { ImportConfirm, type ImportAnswer } from '../results-import/import-confirm.client.tsx';
import { changesAnything, ImportReportView, rowCount } from '../results-import/import-report-view.client.tsx';
import { importReportSchema, type ImportReport } from '../results-import/import-report.ts';
import { readSheetFile } from '../results-import/read-file.ts';

export type ImportTableProps = {
  readonly label: string;
  /** Last part of the endpoint. */
  readonly path: string;
  readonly hint: string;
  /** What the choice does that ends what the table doesn't have. */
  readonly endMissing: string;
};

type State =
  | { readonly step: 'idle' | 'working' }
  | { readonly step: 'preview'; readonly report: ImportReport; readonly isOutdated?: boolean }
  | { readonly step: 'done'; readonly report: ImportReport }
  | { readonly step: 'failed'; readonly message: string };

/** Takes a table from a file or the clipboard, shows what it will change, and imports all of it or nothing. */
export function ImportTable({ label, path, hint, endMissing: endMissingLabel }: ImportTableProps) {
  const { id } = useDocumentInfo();
  const [csv, setCsv] = useState('');
  const [endMissing, setEndMissing] = useState(false);
  const [addDrivers, setAddDrivers] = useState(false);
  const [state, setState] = useState<State>({ step: 'idle' });
  const fieldId = useId();
  if (typeof id !== 'number') return <p>{`Save the round first, then you can import here: ${label}.`}</p>;

  const send = async (more: object): Promise<ImportReport | null> => {
    const response = await fetch(`/api/rounds/${String(id)}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ csv, endMissing, addDrivers, ...more }),
    }).catch(() => null);
    const answer: unknown = response === null ? null : await response.json().catch(() => null);
    const report = importReportSchema.safeParse(answer);
    if (report.success) return report.data;
    setState({ step: 'failed', message: textIn(answer, 'message') || 'Couldn’t send the table.' });
    return null;
  };
  const preview = async () => {
    setState({ step: 'working' });
    const report = await send({});
    if (report) setState({ step: 'preview', report });
  };
  // What was previewed stays while it is read again, and so does the focus.
  const chooseDrivers = async (next: boolean, shown: ImportReport) => {
    setAddDrivers(next);
    setState({ step: 'preview', report: shown, isOutdated: true });
    const report = await send({ addDrivers: next });
    if (report) setState({ step: 'preview', report });
  };
  const apply = async (basedOn: string, answer: ImportAnswer) => {
    setState({ step: 'working' });
    const report = await send({ basedOn, apply: true, ...answer });
    if (report) setState({ step: report.applied ? 'done' : 'preview', report });
  };
  // A preview is of one table: whatever is chosen next needs another.
  const change = (next: { readonly csv?: string; readonly endMissing?: boolean }) => {
    if (next.csv !== undefined) setCsv(next.csv);
    if (next.endMissing !== undefined) setEndMissing(next.endMissing);
    setAddDrivers(false);
    setState({ step: 'idle' });
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const sheet = await readSheetFile(file);
    if ('problem' in sheet) setState({ step: 'failed', message: sheet.problem });
    else change({ csv: sheet.csv });
  };

  return (
    <fieldset className="field-type cms-panel">
      <legend className="cms-panel__head">{label}</legend>
      <p className="field-description">{hint}</p>
      <p>
        <label htmlFor={`${fieldId}-file`}>CSV file</label>{' '}
        <input
          id={`${fieldId}-file`}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          // So that the same file can be selected again once it is corrected.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </p>
      <p>
        <label htmlFor={`${fieldId}-text`}>Or paste a table</label>
        <textarea
          id={`${fieldId}-text`}
          className="cms-panel__table"
          rows={6}
          wrap="off"
          spellCheck={false}
          value={csv}
          onChange={(event) => change({ csv: event.target.value })}
        />
      </p>
      <p>
        <label>
          <input
            type="checkbox"
            checked={endMissing}
            onChange={(event) => change({ endMissing: event.target.checked })}
          />{' '}
          {endMissingLabel}
        </label>
      </p>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={csv.trim() === '' || state.step === 'working'}
        onClick={() => void preview()}
      >
        Show the changes
      </Button>
      <div aria-live="polite">
        {state.step === 'working' ? <p>Reading the table…</p> : null}
        {state.step === 'failed' ? <p role="alert">{state.message}</p> : null}
        {state.step === 'preview' ? (
          <>
            <ImportReportView report={state.report} again="show the changes again" />
            <NewDrivers
              names={state.report.newDrivers ?? []}
              checked={addDrivers}
              onChange={(next) => void chooseDrivers(next, state.report)}
            />
            {changesAnything(state.report) ? (
              <ImportConfirm
                report={state.report}
                disabled={state.isOutdated === true}
                onImport={(answer) => void apply(state.report.basedOn, answer)}
              />
            ) : null}
          </>
        ) : null}
        {state.step === 'done' ? <p>{`${rowCount(state.report.rows)} imported.`}</p> : null}
      </div>
    </fieldset>
  );
}

type NewDriversProps = {
  readonly names: readonly string[];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Offers to add those whom the table names and who have no page. */
function NewDrivers({ names, checked, onChange }: NewDriversProps) {
  if (names.length === 0) return null;
  return (
    <>
      <p>
        <label>
          <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />{' '}
          {names.length === 1 ? 'Add 1 driver' : `Add ${String(names.length)} drivers`}
        </label>
      </p>
      <p className="field-description">{`No page yet: ${names.join(', ')}.`}</p>
    </>
  );
}
