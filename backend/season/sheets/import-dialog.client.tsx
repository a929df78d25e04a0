'use client';

import { Button, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { ImportConfirm } from './import-confirm.client.tsx';
import { changesAnything, importedText, ImportReportView } from './import-report-view.client.tsx';
import type { SheetLimit } from './read-file.ts';
import { SheetFile } from './sheet-file.client.tsx';
import { useImport } from './use-import.client.ts';

export type ImportDialogProps = {
  readonly collection: 'results' | 'rounds';
  /** Last part of the endpoint. */
  readonly path: string;
  readonly label: string;
  /** Shown instead of the dialog until the record is saved. */
  readonly unsaved: string;
  readonly source: FileSource | TableSource;
};
/** A timing system's file, whose changes are shown as soon as it is chosen. It replaces the form's rows, and the form is then reloaded. */
type FileSource = {
  readonly kind: 'file';
  /** That of a sheet if left out. */
  readonly limit?: SheetLimit;
  /** Label of the button that removes everything; without it, a file must replace it. */
  readonly removal?: string;
};
/** A file or a pasted table, whose changes are shown on request. */
type TableSource = {
  readonly kind: 'table';
  readonly hint: string;
  /** Label of the option that ends what the table doesn't have. */
  readonly endMissing: string;
};

const TEXTS = {
  file: {
    working: 'Reading the file…',
    failure: 'Couldn’t upload the file.',
    again: 'choose the file again',
  },
  table: {
    working: 'Reading the table…',
    failure: 'Couldn’t send the table.',
    again: 'show the changes again',
  },
} as const;

type Import = ReturnType<typeof useImport>;
type SourceProps<Source> = {
  readonly label: string;
  readonly source: Source;
  readonly work: Import;
};

/** In a record's form: takes a table, previews its changes, and imports all of it or nothing. */
export function ImportDialog({ collection, path, label, unsaved, source }: ImportDialogProps) {
  const { id } = useDocumentInfo();
  const router = useRouter();
  const isModified = useFormModified();
  const isInForm = source.kind === 'file';
  const texts = TEXTS[source.kind];
  const work = useImport({
    address: `/api/${collection}/${String(id)}/${path}`,
    failure: texts.failure,
    ...(isInForm ? { onImported: () => router.refresh() } : {}),
  });
  const { state } = work;
  if (typeof id !== 'number') return <p>{unsaved}</p>;
  const waitsForForm = isInForm && isModified;
  const outcome = (
    <div aria-live="polite">
      {state.step === 'working' ? <p>{texts.working}</p> : null}
      {state.step === 'failed' ? <p role="alert">{state.message}</p> : null}
      {state.step === 'preview' ? (
        <>
          <ImportReportView report={state.report} again={texts.again} />
          <NewDrivers
            names={state.report.newDrivers ?? []}
            checked={state.request.addDrivers === true}
            onChange={(addDrivers) => void work.preview({ ...state.request, addDrivers }, state.report)}
          />
          {changesAnything(state.report) ? (
            <>
              {waitsForForm ? (
                <p>Save your changes first: importing reloads the form with these rows.</p>
              ) : null}
              <ImportConfirm
                report={state.report}
                disabled={waitsForForm || state.isBusy === true}
                onImport={(answer) => void work.apply(state.request, state.report, answer)}
              />
              {state.refused === undefined ? null : <p role="alert">{state.refused}</p>}
            </>
          ) : null}
        </>
      ) : null}
      {state.step === 'done' ? <p>{importedText(state.report.rows)}</p> : null}
    </div>
  );
  return source.kind === 'file' ? (
    <div className="field-type cms-panel">
      <ChosenFile label={label} source={source} work={work} />
      {outcome}
    </div>
  ) : (
    <fieldset className="field-type cms-panel">
      <ChosenTable label={label} source={source} work={work} />
      {outcome}
    </fieldset>
  );
}

function ChosenFile({ label, source: { limit, removal }, work }: SourceProps<FileSource>) {
  const fieldId = useId();
  return (
    <>
      <label className="field-label" htmlFor={fieldId}>
        {label}
      </label>
      <SheetFile
        id={fieldId}
        {...(limit ? { limit } : {})}
        onSheet={(csv) => void work.preview({ csv })}
        onProblem={work.fail}
      />
      {removal === undefined ? null : (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={work.state.step === 'working'}
          onClick={() => void work.preview({ csv: '' })}
        >
          {removal}
        </Button>
      )}
    </>
  );
}

function ChosenTable({
  label,
  source: { hint, endMissing: endMissingLabel },
  work,
}: SourceProps<TableSource>) {
  const fieldId = useId();
  const [csv, setCsv] = useState('');
  const [endMissing, setEndMissing] = useState(false);
  const addDrivers = work.state.step === 'preview' && work.state.request.addDrivers === true;
  // A preview applies to one table: any further change requires a new preview.
  const change = (next: { readonly csv?: string; readonly endMissing?: boolean }) => {
    if (next.csv !== undefined) setCsv(next.csv);
    if (next.endMissing !== undefined) setEndMissing(next.endMissing);
    work.reset();
  };
  return (
    <>
      <legend className="cms-panel__head">{label}</legend>
      <p className="field-description">{hint}</p>
      <p>
        <label htmlFor={`${fieldId}-file`}>CSV file</label>{' '}
        <SheetFile id={`${fieldId}-file`} onSheet={(read) => change({ csv: read })} onProblem={work.fail} />
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
        disabled={csv.trim() === '' || work.state.step === 'working'}
        onClick={() => void work.preview({ csv, endMissing, addDrivers })}
      >
        Show the changes
      </Button>
    </>
  );
}

type NewDriversProps = {
  readonly names: readonly string[];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** Offers to add people in the table who have no page. */
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
