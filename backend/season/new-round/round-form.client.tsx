'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { readDay } from '../../cms/fields/wall-time.ts';
import {
  fieldMessages,
  FormPreview,
  FormResult,
  FormStatus,
} from '../../cms/screens/form-messages.client.tsx';
import { postJson } from '../../cms/screens/post-json.client.ts';
import { WhenReady } from '../../cms/screens/when-ready.client.tsx';
import { LineList } from '../sheets/line-list.client.tsx';
import { SheetFile } from '../sheets/sheet-file.client.tsx';
import { RoundOutcome, RoundPreview } from './round-outcome.client.tsx';
import {
  MAX_DAYS,
  roundRefusalSchema,
  roundReportSchema,
  type RoundMade,
  type RoundRefusal,
  type RoundReport,
} from './round-report.ts';
import { TicketRows, type TicketRow } from './ticket-rows.client.tsx';

type Choice = { readonly id: number; readonly name: string };
type Props = {
  readonly venues: readonly Choice[];
  readonly series: readonly Choice[];
  readonly categories: readonly Choice[];
  /** Whether tickets can be bought on the site. */
  readonly sellsTickets: boolean;
};

type Fields = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly venue: string;
  readonly series: string;
  readonly categories: readonly number[];
  readonly timetable: string;
  readonly tickets: readonly TicketRow[];
};

type State =
  | { readonly step: 'idle' | 'working' }
  | { readonly step: 'preview'; readonly report: RoundReport }
  | { readonly step: 'done'; readonly made: RoundMade };

const EMPTY: Fields = {
  ...{ name: '', from: '', to: '', venue: '', series: '', categories: [], timetable: '' },
  tickets: [],
};
const DAY_MS = 24 * 60 * 60_000;
const LOST = 'Couldn’t reach the server, or it didn’t respond. Check the rounds before you try again.';

const numberIn = (chosen: string) => (chosen === '' ? null : Number(chosen));

/** Requests a plan, or its execution. @returns what is wrong, if anything */
async function send(
  fields: Fields,
  more: { readonly basedOn?: string; readonly apply?: boolean },
): Promise<{ readonly report: RoundReport } | { readonly problem: RoundRefusal }> {
  const tickets = fields.tickets.map(({ key: _key, admission, day, ...ticket }) => ({
    ...ticket,
    admission: admission === '' ? null : admission,
    day: numberIn(day),
  }));
  const choices = { venue: numberIn(fields.venue), series: numberIn(fields.series) };
  const { answer } = await postJson('/api/new-round', { ...fields, ...choices, tickets, ...more });
  const report = roundReportSchema.safeParse(answer);
  if (report.success) return { report: report.data };
  const refusal = roundRefusalSchema.safeParse(answer);
  return { problem: refusal.data ?? { message: LOST, fields: {}, lines: [] } };
}

/** The round's days as typed, y-MM-dd; none while they can't be read. */
function daysBetween(from: string, to: string): readonly string[] {
  const [first, last] = [readDay(from), readDay(to)].map((day) => (day === null ? null : Date.parse(day)));
  if (typeof first !== 'number' || typeof last !== 'number') return [];
  const count = Math.min(MAX_DAYS, (last - first) / DAY_MS + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The form of the screen. */
export const RoundForm = (props: Props) => (
  <WhenReady>
    <ReadyForm {...props} />
  </WhenReady>
);

/** Takes the input for a round, previews what will be created, and creates it. */
function ReadyForm({ venues, series, categories, sellsTickets }: Props) {
  const ids = useId();
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [state, setState] = useState<State>({ step: 'idle' });
  const [problem, setProblem] = useState<RoundRefusal | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = state.step === 'working';
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [problem]);

  // A plan applies to its input: any further change requires a new plan.
  const change = (next: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...next }));
    setState({ step: 'idle' });
    setProblem(null);
  };
  const ask = async (before: State, more: Parameters<typeof send>[1]) => {
    setState({ step: 'working' });
    setProblem(null);
    const answer = await send(fields, more);
    if ('problem' in answer) {
      setProblem(answer.problem);
      setState(before);
    } else {
      const { report } = answer;
      setState(report.made ? { step: 'done', made: report.made } : { step: 'preview', report });
    }
  };
  const preview = (event: FormEvent) => {
    event.preventDefault();
    void ask({ step: 'idle' }, {});
  };
  const refuseFile = (reason: string) => {
    setState({ step: 'idle' });
    setProblem({ message: reason, fields: { timetable: reason }, lines: [] });
  };

  const faultOf = (name: string) => problem?.fields[name];
  const { marked, fault } = fieldMessages(ids, faultOf);
  const typed = (name: 'from' | 'name' | 'to', label: string, placeholder?: string) => (
    <div>
      <label htmlFor={`${ids}-${name}`}>{label}</label>
      <input
        {...marked(name)}
        autoComplete="off"
        placeholder={placeholder}
        value={fields[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
      {fault(name)}
    </div>
  );
  const picked = (name: 'series' | 'venue', label: string, none: string, choices: readonly Choice[]) => (
    <div>
      <label htmlFor={`${ids}-${name}`}>{label}</label>
      <select
        {...marked(name)}
        value={fields[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
      {fault(name)}
    </div>
  );

  if (state.step === 'done')
    return (
      <FormResult>
        <RoundOutcome made={state.made} />
      </FormResult>
    );
  return (
    <>
      <form ref={form} noValidate className="new-season__form" onSubmit={preview}>
        <div className="new-season__row">
          {typed('name', 'Name')}
          {typed('from', 'First day', '20/11/2026')}
          {typed('to', 'Last day', '22/11/2026')}
        </div>
        <div className="new-season__row">
          {picked('venue', 'Venue', 'Not decided yet', venues)}
          {picked('series', 'Series', 'None yet', series)}
        </div>
        <fieldset
          tabIndex={-1}
          data-invalid={faultOf('categories') === undefined ? undefined : true}
          aria-describedby={`${ids}-categories-hint ${ids}-categories-problem`}
        >
          <legend>Categories</legend>
          {categories.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={fields.categories.includes(id)}
                onChange={({ target }) =>
                  change({
                    categories: target.checked
                      ? [...fields.categories, id]
                      : fields.categories.filter((other) => other !== id),
                  })
                }
              />
              {name}
            </label>
          ))}
          <p id={`${ids}-categories-hint`}>If you tick none, the round gets those in its timetable.</p>
          {fault('categories')}
        </fieldset>
        <div className="new-round__timetable">
          <label htmlFor={`${ids}-timetable`}>Timetable</label>
          <textarea
            {...marked('timetable')}
            aria-describedby={`${ids}-timetable-hint ${ids}-timetable-problem ${ids}-timetable-lines`}
            rows={8}
            wrap="off"
            spellCheck={false}
            value={fields.timetable}
            onChange={({ target }) => change({ timetable: target.value })}
          />
          <p id={`${ids}-timetable-hint`}>
            Paste it from a spreadsheet, or choose a CSV file below. Columns: day, start, end, category,
            session, kind, distance, note. Times are local to the circuit. You can also leave it blank.
          </p>
          {fault('timetable')}
          <LineList
            id={`${ids}-timetable-lines`}
            className="new-season__problem"
            lines={problem?.lines ?? []}
          />
          <label htmlFor={`${ids}-file`}>Timetable from a CSV file</label>
          <SheetFile
            id={`${ids}-file`}
            onSheet={(timetable) => change({ timetable })}
            onProblem={refuseFile}
          />
        </div>
        {sellsTickets ? (
          <TicketRows
            rows={fields.tickets}
            days={daysBetween(fields.from, fields.to)}
            onChange={(tickets) => change({ tickets })}
            marked={marked}
            fault={fault}
            isInvalid={faultOf('tickets') !== undefined}
          />
        ) : null}
        <Button type="submit" buttonStyle="secondary" margin={false} disabled={isBusy}>
          Show what will be created
        </Button>
      </form>
      <FormStatus isBusy={isBusy} problem={problem?.message ?? ''} />
      {state.step === 'preview' ? (
        <FormPreview>
          <RoundPreview
            report={state.report}
            onCreate={() => void ask(state, { basedOn: state.report.basedOn, apply: true })}
          />
        </FormPreview>
      ) : null}
    </>
  );
}
