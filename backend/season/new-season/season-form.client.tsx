'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { mediumDay } from '../../../lib/shared/date-forms.ts';
import { readDay } from '../../cms/fields/wall-time.ts';
import {
  fieldMessages,
  FormPreview,
  FormResult,
  FormStatus,
} from '../../cms/screens/form-messages.client.tsx';
import { postJson } from '../../cms/screens/post-json.client.ts';
import { WhenReady } from '../../cms/screens/when-ready.client.tsx';
import type { KnownSeason } from './find-source.ts';
import { SeasonOutcome } from './season-outcome.client.tsx';
import {
  SEASON_FIELDS,
  seasonRefusalSchema,
  seasonReportSchema,
  type SeasonField,
  type SeasonInput,
  type SeasonMade,
  type SeasonReport,
} from './season-report.ts';
import { allFree, priceFieldId, SeasonTables, type Chosen, type Prices } from './season-tables.client.tsx';

type Props = {
  /** Latest first, each with the name of the following season. */
  readonly seasons: readonly (KnownSeason & { readonly next: string })[];
  readonly series: readonly { readonly id: number; readonly name: string }[];
};

type Fields = {
  readonly by: 'season' | 'series';
  readonly season: string;
  readonly series: string;
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly weeks: string;
  readonly sessions: boolean;
  readonly championships: boolean;
};

type State =
  | { readonly step: 'idle' | 'working' }
  | { readonly step: 'preview'; readonly report: SeasonReport; readonly chosen: Chosen }
  | { readonly step: 'done'; readonly made: SeasonMade };

type Problem = {
  readonly message: string;
  readonly fields: Partial<Record<SeasonField, string>>;
  readonly prices: Prices;
};

const YEAR_IN_WEEKS = '52';

/** The typed number of weeks; null if it isn't one. */
const readWeeks = (typed: string): number | null => {
  const text = typed.trim().replace('−', '-');
  return /^[+-]?\d{1,4}$/.test(text) ? Number(text) : null;
};

/** A day as shown in a field: '23 Nov 2026'. @param day y-MM-dd */
const asTyped = (day: string): string => (day === '' ? '' : mediumDay(`${day}T00:00:00Z`, 'en', 'UTC'));

const inputOf = (fields: Fields) => ({
  source:
    fields.by === 'season'
      ? { by: 'season', season: fields.season }
      : {
          by: 'series',
          series: fields.series === '' ? null : Number(fields.series),
          from: readDay(fields.from) ?? fields.from,
          to: readDay(fields.to) ?? fields.to,
        },
  name: fields.name,
  weeks: readWeeks(fields.weeks),
  sessions: fields.sessions,
  championships: fields.by === 'season' && fields.championships,
});

/** Requests a plan, or its execution. @returns what is wrong, if anything */
async function send(
  fields: Fields,
  more: Pick<SeasonInput, 'chosen' | 'prices' | 'apply' | 'basedOn'> | object,
): Promise<{ readonly report: SeasonReport } | { readonly problem: Problem }> {
  const { answer } = await postJson('/api/new-season', { ...inputOf(fields), ...more });
  const report = seasonReportSchema.safeParse(answer);
  if (report.success) return { report: report.data };
  const refusal = seasonRefusalSchema.safeParse(answer);
  const lost = 'Couldn’t reach the server, or it didn’t respond. Check the lists before you try again.';
  return { problem: refusal.data ?? { message: lost, fields: {}, prices: {} } };
}

/** The form of the screen. It isn't usable until its code has loaded: an earlier choice would be reset, and another season copied. */
export const SeasonForm = (props: Props) => (
  <WhenReady>
    <ReadyForm {...props} />
  </WhenReady>
);

/** Chooses what to copy, previews what will be created, and creates it. */
function ReadyForm({ seasons, series }: Props) {
  const ids = useId();
  const [latest] = seasons;
  const [fields, setFields] = useState<Fields>({
    by: latest ? 'season' : 'series',
    season: latest?.season ?? '',
    series: String(series[0]?.id ?? ''),
    from: latest ? asTyped(latest.from) : '',
    to: latest ? asTyped(latest.to) : '',
    name: latest?.next ?? '',
    weeks: YEAR_IN_WEEKS,
    sessions: true,
    championships: true,
  });
  const [state, setState] = useState<State>({ step: 'idle' });
  // Stays when the choice changes and the plan is shown again.
  const [prices, setPrices] = useState<Prices>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const isBusy = state.step === 'working';
  useEffect(() => {
    const first = SEASON_FIELDS.find((name) => problem?.fields[name] !== undefined);
    const [price] = Object.keys(problem?.prices ?? {});
    const id = first === undefined ? price && priceFieldId(ids, price) : `${ids}-${first}`;
    if (id !== undefined) document.getElementById(id)?.focus();
  }, [problem, ids]);

  // A plan applies to its input: any further change requires a new plan.
  const change = (next: Partial<Fields>) => {
    setFields({ ...fields, ...next });
    setState({ step: 'idle' });
    setProblem(null);
  };
  const preview = async (event: FormEvent) => {
    event.preventDefault();
    setState({ step: 'working' });
    setProblem(null);
    const answer = await send(fields, {});
    if ('problem' in answer) {
      setProblem(answer.problem);
      return setState({ step: 'idle' });
    }
    const { report } = answer;
    setState({
      step: 'preview',
      report,
      chosen: { ...allFree(report), pages: [], products: [], forms: [] },
    });
  };
  const apply = async (report: SeasonReport, chosen: Chosen) => {
    setState({ step: 'working' });
    setProblem(null);
    const answer = await send(fields, { chosen, prices, basedOn: report.basedOn, apply: true });
    if ('problem' in answer) {
      setProblem(answer.problem);
      setState({ step: 'preview', report, chosen });
    } else if (answer.report.made) setState({ step: 'done', made: answer.report.made });
  };
  const addWeeks = (more: number) => change({ weeks: String((readWeeks(fields.weeks) ?? 0) + more) });

  const { marked, fault } = fieldMessages(ids, (name: SeasonField) => problem?.fields[name]);

  if (state.step === 'done')
    return (
      <FormResult>
        <SeasonOutcome made={state.made} />
      </FormResult>
    );
  return (
    <>
      <form noValidate className="new-season__form" onSubmit={(event) => void preview(event)}>
        <fieldset>
          <legend>Copy</legend>
          <label>
            <input
              type="radio"
              name={`${ids}-by`}
              checked={fields.by === 'season'}
              disabled={seasons.length === 0}
              onChange={() => change({ by: 'season' })}
            />
            {seasons.length === 0 ? 'A season (no championship names one yet)' : 'A season'}
          </label>
          <label>
            <input
              type="radio"
              name={`${ids}-by`}
              checked={fields.by === 'series'}
              onChange={() => change({ by: 'series' })}
            />
            Rounds of a series
          </label>
        </fieldset>
        {fields.by === 'season' ? (
          <div className="new-season__row">
            <div>
              <label htmlFor={`${ids}-season`}>Season to copy</label>
              <select
                {...marked('season')}
                value={fields.season}
                onChange={({ target }) =>
                  change({
                    season: target.value,
                    name: seasons.find(({ season }) => season === target.value)?.next ?? '',
                  })
                }
              >
                {seasons.map(({ season }) => (
                  <option key={season}>{season}</option>
                ))}
              </select>
              {fault('season')}
            </div>
            <div>
              <label htmlFor={`${ids}-name`}>Name of the new season</label>
              <input
                {...marked('name')}
                value={fields.name}
                maxLength={80}
                onChange={({ target }) => change({ name: target.value })}
              />
              {fault('name')}
            </div>
          </div>
        ) : (
          <div className="new-season__row">
            <div>
              <label htmlFor={`${ids}-series`}>Series</label>
              <select
                {...marked('series')}
                value={fields.series}
                onChange={({ target }) => change({ series: target.value })}
              >
                {series.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              {fault('series')}
            </div>
            <div>
              <label htmlFor={`${ids}-from`}>First day</label>
              <input
                {...marked('from')}
                autoComplete="off"
                placeholder="23/11/2026"
                value={fields.from}
                onChange={({ target }) => change({ from: target.value })}
              />
              {fault('from')}
            </div>
            <div>
              <label htmlFor={`${ids}-to`}>Last day</label>
              <input
                {...marked('to')}
                autoComplete="off"
                placeholder="23/11/2026"
                value={fields.to}
                onChange={({ target }) => change({ to: target.value })}
              />
              {fault('to')}
            </div>
          </div>
        )}
        <div>
          <label htmlFor={`${ids}-weeks`}>Weeks later</label>
          <div className="new-season__weeks">
            <button type="button" aria-label="One week less" onClick={() => addWeeks(-1)}>
              −
            </button>
            <input
              {...marked('weeks')}
              aria-describedby={`${ids}-weeks-hint ${ids}-weeks-problem`}
              inputMode="numeric"
              value={fields.weeks}
              onChange={({ target }) => change({ weeks: target.value })}
            />
            <button type="button" aria-label="One week more" onClick={() => addWeeks(1)}>
              +
            </button>
          </div>
          <p id={`${ids}-weeks-hint`}>
            Saturdays stay Saturdays, and 9:00 at the circuit stays 9:00. A year is 52 weeks, but some years
            need 53.
          </p>
          {fault('weeks')}
        </div>
        <fieldset>
          <legend>With the rounds</legend>
          <label>
            <input
              type="checkbox"
              checked={fields.sessions}
              onChange={({ target }) => change({ sessions: target.checked })}
            />
            Timetables
          </label>
          {fields.by === 'season' ? (
            <label>
              <input
                type="checkbox"
                checked={fields.championships}
                onChange={({ target }) => change({ championships: target.checked })}
              />
              Championships
            </label>
          ) : null}
        </fieldset>
        <Button type="submit" buttonStyle="secondary" margin={false} disabled={isBusy}>
          Show what will be created
        </Button>
      </form>
      <FormStatus isBusy={isBusy} problem={problem?.message ?? ''} />
      {state.step === 'preview' ? (
        <FormPreview>
          <SeasonTables
            report={state.report}
            season={fields.by === 'season' ? fields.name.trim() : ''}
            chosen={state.chosen}
            onChoose={(chosen) => {
              setProblem(null);
              setState({ ...state, chosen });
            }}
            prices={{ ids, typed: prices, faults: problem?.prices ?? {} }}
            onPrice={(name, typed) => setPrices({ ...prices, [name]: typed })}
          />
          <div id={`${ids}-chosen`} tabIndex={-1}>
            {fault('chosen')}
          </div>
          <Button margin={false} onClick={() => void apply(state.report, state.chosen)}>
            {buttonLabel(state.report, state.chosen)}
          </Button>
        </FormPreview>
      ) : null}
    </>
  );
}

const counted = (count: number, singular: string) => `${String(count)} ${singular}${count === 1 ? '' : 's'}`;

/** 'Create 8 rounds, 214 sessions and 9 championships'. */
function buttonLabel({ rounds }: SeasonReport, chosen: Chosen): string {
  const sessions = rounds
    .filter(({ id }) => chosen.rounds.includes(id))
    .reduce((sum, round) => sum + round.sessions, 0);
  const parts = [
    [chosen.rounds.length, 'round'] as const,
    [sessions, 'session'] as const,
    [chosen.championships.length, 'championship'] as const,
    [chosen.pages.length, 'page'] as const,
    [chosen.products.length, 'ticket'] as const,
    [chosen.forms.length, 'form'] as const,
  ].flatMap(([count, singular]) => (count > 0 ? [counted(count, singular)] : []));
  return parts.length === 0 ? 'Create the season' : `Create ${new Intl.ListFormat('en-NZ').format(parts)}`;
}
