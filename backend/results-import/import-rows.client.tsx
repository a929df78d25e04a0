'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ImportReportView } from './import-report-view.client.tsx';
import { importReportSchema, type ImportReport } from './import-report.ts';

type State =
  | { readonly step: 'idle' | 'working' }
  | { readonly step: 'preview'; readonly csv: string; readonly report: ImportReport }
  | { readonly step: 'done'; readonly report: ImportReport }
  | { readonly step: 'failed'; readonly message: string };

const messageOf = (answer: unknown): string => {
  const message: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : '';
  return typeof message === 'string' ? message : 'The file could not be sent.';
};

/** Beside the timing rows: takes a timing system's file, shows what it will change, and puts it in place as a whole. */
export function ImportRows() {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const [state, setState] = useState<State>({ step: 'idle' });
  if (typeof id !== 'number') return <p>Save the session once, then its rows can be imported from a file.</p>;

  const send = async (body: object): Promise<ImportReport | null> => {
    setState({ step: 'working' });
    const response = await fetch(`/api/results/${String(id)}/import-rows`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    const answer: unknown = response === null ? null : await response.json();
    const report = importReportSchema.safeParse(answer);
    if (report.success) return report.data;
    setState({ step: 'failed', message: messageOf(answer) });
    return null;
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const csv = await file.text();
    const report = await send({ csv });
    if (report) setState({ step: 'preview', csv, report });
  };
  const apply = async (csv: string, basedOn: string) => {
    const report = await send({ csv, basedOn, apply: true });
    if (!report) return;
    setState({ step: 'done', report });
    router.refresh();
  };

  return (
    <div className="field-type">
      <label className="field-label" htmlFor="import-rows">
        Import rows from a CSV file
      </label>
      <input
        id="import-rows"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div aria-live="polite">
        {state.step === 'working' ? <p>Reading the file …</p> : null}
        {state.step === 'failed' ? <p role="alert">{state.message}</p> : null}
        {state.step === 'preview' ? (
          <>
            <ImportReportView report={state.report} />
            {state.report.problems.length === 0 ? (
              <Button onClick={() => void apply(state.csv, state.report.basedOn)}>
                {`Put these ${String(state.report.rows)} rows in place`}
              </Button>
            ) : null}
          </>
        ) : null}
        {state.step === 'done' ? <p>{`${String(state.report.rows)} rows are in place.`}</p> : null}
      </div>
    </div>
  );
}
