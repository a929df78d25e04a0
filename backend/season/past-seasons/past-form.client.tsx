'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState, type FormEvent } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { FormPreview, FormResult, FormStatus } from '../../cms/screens/form-messages.client.tsx';
import { postJson } from '../../cms/screens/post-json.client.ts';
import { WhenReady } from '../../cms/screens/when-ready.client.tsx';
import { MAX_SHEET_BYTES } from '../sheets/read-file.ts';
import { SheetFile } from '../sheets/sheet-file.client.tsx';
import { PastOutcome, PastPreview } from './past-outcome.client.tsx';
import { pastReportSchema, type PastInput, type PastMade, type PastReport } from './past-report.ts';

type Props = { readonly series: readonly { readonly id: number; readonly name: string }[] };

type Fields = Pick<PastInput, 'csv' | 'series'>;
/** The choices made below the preview. */
type Answers = Pick<PastInput, 'addDrivers' | 'same' | 'confirmed'>;
type State =
  | { readonly step: 'idle' | 'working' }
  | { readonly step: 'preview'; readonly report: PastReport; readonly isOutdated?: boolean }
  | { readonly step: 'done'; readonly made: PastMade };

const NO_ANSWERS: Answers = { addDrivers: false, same: [], confirmed: false };
const LOST = 'Couldn’t reach the server, or it didn’t respond. Check the lists before you try again.';
const TOO_LARGE = { bytes: MAX_SHEET_BYTES, reason: 'too long for one import. Import season by season' };

/** Requests a preview of a file, or its import. @returns the reason if neither is possible */
async function send(body: Partial<PastInput>): Promise<PastReport | string> {
  const { answer } = await postJson('/api/past-seasons', body);
  const report = pastReportSchema.safeParse(answer);
  return report.success ? report.data : textIn(answer, 'message') || LOST;
}

/** The form of the screen. */
export const PastForm = (props: Props) => (
  <WhenReady>
    <ReadyForm {...props} />
  </WhenReady>
);

/** Takes a file, previews what it will create, and creates all of it or nothing. */
function ReadyForm({ series }: Props) {
  const ids = useId();
  const [fields, setFields] = useState<Fields>({ csv: '', series: null });
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [state, setState] = useState<State>({ step: 'idle' });
  const [problem, setProblem] = useState('');
  const isBusy = state.step === 'working';

  // A preview applies to one file: any further change requires a new preview.
  const change = (next: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...next }));
    setAnswers(NO_ANSWERS);
    setState({ step: 'idle' });
    setProblem('');
  };
  const refuseFile = (reason: string) => {
    setState({ step: 'idle' });
    setProblem(reason);
  };
  const preview = async (event: FormEvent) => {
    event.preventDefault();
    setState({ step: 'working' });
    setProblem('');
    const report = await send({ ...fields, ...answers });
    if (typeof report !== 'string') return setState({ step: 'preview', report });
    setProblem(report);
    setState({ step: 'idle' });
  };
  // The preview stays while it is being refreshed, and so does the focus.
  const answer = async (next: Partial<Answers>, shown: PastReport) => {
    const all = { ...answers, ...next };
    setAnswers(all);
    if (next.confirmed !== undefined) return;
    setState({ step: 'preview', report: shown, isOutdated: true });
    const report = await send({ ...fields, ...all });
    if (typeof report === 'string') setProblem(report);
    else setState({ step: 'preview', report });
  };
  const apply = async (shown: PastReport) => {
    setState({ step: 'preview', report: shown, isOutdated: true });
    setProblem('');
    const report = await send({ ...fields, ...answers, basedOn: shown.basedOn, apply: true });
    if (typeof report === 'string') {
      setProblem(report);
      setState({ step: 'preview', report: shown });
    } else if (report.made) setState({ step: 'done', made: report.made });
    else setState({ step: 'preview', report });
  };

  if (state.step === 'done')
    return (
      <FormResult>
        <PastOutcome made={state.made} />
      </FormResult>
    );
  return (
    <>
      <form noValidate className="new-season__form" onSubmit={(event) => void preview(event)}>
        <div>
          <label htmlFor={`${ids}-file`}>CSV file</label>
          <SheetFile
            id={`${ids}-file`}
            limit={TOO_LARGE}
            onSheet={(csv) => change({ csv })}
            onProblem={refuseFile}
          />
        </div>
        <div className="new-round__timetable">
          <label htmlFor={`${ids}-csv`}>Or paste a table</label>
          <textarea
            id={`${ids}-csv`}
            rows={8}
            wrap="off"
            spellCheck={false}
            value={fields.csv}
            onChange={({ target }) => change({ csv: target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${ids}-series`}>Series of new rounds</label>
          <select
            id={`${ids}-series`}
            value={fields.series ?? ''}
            onChange={({ target }) => change({ series: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">None, so that they aren’t numbered</option>
            {series.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button
          type="submit"
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy || fields.csv.trim() === ''}
        >
          Show what will be created
        </Button>
      </form>
      <FormStatus isBusy={isBusy} working="Reading the file…" problem={problem} />
      {state.step === 'preview' ? (
        <FormPreview>
          <PastPreview
            report={state.report}
            answers={answers}
            isOutdated={state.isOutdated === true}
            onAnswer={(next) => void answer(next, state.report)}
            onCreate={() => void apply(state.report)}
          />
        </FormPreview>
      ) : null}
    </>
  );
}
