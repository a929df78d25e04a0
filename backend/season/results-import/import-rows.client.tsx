'use client';

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { ImportConfirm, type ImportAnswer } from './import-confirm.client.tsx';
import { changesAnything, importedText, ImportReportView } from './import-report-view.client.tsx';
import { readSheetFile } from './read-file.ts';
import { importReportSchema, type ImportReport } from './import-report.ts';

type State =
  | { readonly step: 'idle' | 'working' }
  | {
      readonly step: 'preview';
      readonly csv: string;
      readonly report: ImportReport;
      readonly isSending?: boolean;
      /** Why it was not imported. */
      readonly refused?: string;
    }
  | { readonly step: 'done'; readonly report: ImportReport }
  | { readonly step: 'failed'; readonly message: string };

export type ImportRowsProps = {
  /** Last part of the endpoint. */
  readonly path: string;
  readonly label: string;
  /** Instead of all that before the session is saved. */
  readonly unsaved: string;
  /** The button that removes all there is; without one, a file has to replace it. */
  readonly removal?: string;
};

const messageOf = (answer: unknown): string => textIn(answer, 'message') || 'Couldn’t upload the file.';

/** Beside the timing rows: reads a timing system's file of rows or laps, previews the changes, and imports them. */
export function ImportRows({ path, label, unsaved, removal }: ImportRowsProps) {
  const { id } = useDocumentInfo();
  const fieldId = useId();
  const router = useRouter();
  const isModified = useFormModified();
  const [state, setState] = useState<State>({ step: 'idle' });
  if (typeof id !== 'number') return <p>{unsaved}</p>;

  const send = async (body: object): Promise<ImportReport | string> => {
    const response = await fetch(`/api/results/${String(id)}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    const answer: unknown = response === null ? null : await response.json().catch(() => null);
    const report = importReportSchema.safeParse(answer);
    return report.success ? report.data : messageOf(answer);
  };
  const look = async (csv: string) => {
    setState({ step: 'working' });
    const report = await send({ csv });
    if (typeof report === 'string') setState({ step: 'failed', message: report });
    else setState({ step: 'preview', csv, report });
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const sheet = await readSheetFile(file);
    if ('problem' in sheet) setState({ step: 'failed', message: sheet.problem });
    else await look(sheet.csv);
  };
  // The preview stays while rows are sent, so that a reason that was typed is there when another one is asked for.
  const apply = async (csv: string, preview: ImportReport, answer: ImportAnswer) => {
    setState({ step: 'preview', csv, report: preview, isSending: true });
    const report = await send({ csv, basedOn: preview.basedOn, apply: true, ...answer });
    if (typeof report === 'string')
      return setState({ step: 'preview', csv, report: preview, refused: report });
    setState(report.applied ? { step: 'done', report } : { step: 'preview', csv, report });
    if (report.applied) router.refresh();
  };

  return (
    <div className="field-type cms-panel">
      <label className="field-label" htmlFor={fieldId}>
        {label}
      </label>
      <input
        id={fieldId}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        // So that the same file can be selected again, corrected or after the session was saved.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      {removal === undefined ? null : (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={state.step === 'working'}
          onClick={() => void look('')}
        >
          {removal}
        </Button>
      )}
      <div aria-live="polite">
        {state.step === 'working' ? <p>Reading the file…</p> : null}
        {state.step === 'failed' ? <p role="alert">{state.message}</p> : null}
        {state.step === 'preview' ? (
          <>
            <ImportReportView report={state.report} again="choose the file again" />
            {changesAnything(state.report) ? (
              <>
                {isModified ? (
                  <p>Save your changes first: importing reloads the form with these rows.</p>
                ) : null}
                <ImportConfirm
                  report={state.report}
                  disabled={isModified || state.isSending === true}
                  onImport={(answer) => void apply(state.csv, state.report, answer)}
                />
                {state.refused === undefined ? null : <p role="alert">{state.refused}</p>}
              </>
            ) : null}
          </>
        ) : null}
        {state.step === 'done' ? <p>{importedText(state.report.rows)}</p> : null}
      </div>
    </div>
  );
}
