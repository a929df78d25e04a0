'use client';

import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { LineList } from '../sheets/line-list.client.tsx';
import { changesAnything, type PastInput, type PastMade, type PastReport } from './past-report.ts';

type Answers = Pick<PastInput, 'addDrivers' | 'same' | 'confirmed'>;

const counted = (count: number, singular: string, many = `${singular}s`) =>
  `${String(count)} ${count === 1 ? singular : many}`;
const inWords = (parts: readonly string[]) => new Intl.ListFormat('en-NZ').format(parts);

/** What will be created, with the counts: 'Create 2 rounds, 14 sessions and 1 championship'. */
function buttonLabel(
  { categories, circuits, rounds, sessions, championships, drivers }: PastReport,
  adds: boolean,
) {
  const isMade = (fate: string) => fate === 'new' || fate === 'filled' || fate === 'extended';
  const parts = [
    [categories.length, 'category', 'categories'] as const,
    [circuits.length, 'circuit'] as const,
    [adds ? drivers.length : 0, 'driver'] as const,
    [rounds.filter(({ isNew }) => isNew).length, 'round'] as const,
    [sessions.filter(({ fate }) => isMade(fate)).length, 'session'] as const,
    [championships.filter(({ fate }) => isMade(fate)).length, 'championship'] as const,
  ].flatMap(([count, singular, many]) => (count > 0 ? [counted(count, singular, many)] : []));
  return `Import ${inWords(parts)}`;
}

type ListProps = { readonly title: string; readonly isOpen?: boolean; readonly rows: readonly ReactNode[] };

/** Some of the new records, in a section headed by their number; nothing if there are none. */
function List({ title, isOpen = false, rows }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <ul>
        {rows.map((row, index) => (
          <li key={index}>{row}</li>
        ))}
      </ul>
    </details>
  );
}

type PreviewProps = {
  readonly report: PastReport;
  readonly answers: Answers;
  /** The preview is being refreshed for other choices. */
  readonly isOutdated: boolean;
  readonly onAnswer: (next: Partial<Answers>) => void;
  readonly onCreate: () => void;
};

/** What a file will create, or what is wrong with it. */
export function PastPreview({ report, answers, isOutdated, onAnswer, onCreate }: PreviewProps) {
  const { problems, warnings, notes, ignored, categories, circuits, rounds, drivers, doubles } = report;
  if (problems.length > 0)
    return (
      <>
        <p role="alert">
          <strong>Nothing was created.</strong> Correct these lines, then show what will be created again.
        </p>
        <LineList lines={problems} />
      </>
    );
  const newRounds = rounds.filter(({ isNew }) => isNew);
  const { addDrivers, same, confirmed } = answers;
  return (
    <>
      <p>{`${counted(report.rows, 'line')} read.`}</p>
      {ignored.length === 0 ? null : <p>{`Left out: ${ignored.join(', ')}.`}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <List title={counted(categories.length, 'new category', 'new categories')} isOpen rows={categories} />
      <List title={counted(circuits.length, 'new circuit')} isOpen rows={circuits} />
      <List
        title={counted(newRounds.length, 'new round')}
        rows={newRounds.map(({ name, days, circuit }) => [name, days, circuit].join(' · '))}
      />
      <Sessions sessions={report.sessions} />
      <List
        title="Championships"
        rows={report.championships.map(({ name, fate }) => `${name}: ${CHAMPIONSHIPS[fate]}`)}
      />
      {doubles.length === 0 ? null : (
        <fieldset>
          <legend>Likely the same driver</legend>
          {doubles.map(({ name, like }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={same.includes(name)}
                onChange={({ target }) =>
                  onAnswer({
                    same: target.checked ? [...same, name] : same.filter((other) => other !== name),
                  })
                }
              />{' '}
              {`${name} is ${like}, who has a page`}
            </label>
          ))}
          <p>
            A name that isn’t ticked stays without a page. For somebody else, create a driver with that name.
          </p>
        </fieldset>
      )}
      {drivers.length === 0 ? null : (
        <>
          <p>
            <label>
              <input
                type="checkbox"
                checked={addDrivers}
                onChange={({ target }) => onAnswer({ addDrivers: target.checked })}
              />{' '}
              {`Add ${counted(drivers.length, 'driver')}`}
            </label>
          </p>
          <List title="Drivers without a page" rows={drivers} />
        </>
      )}
      {warnings.length === 0 ? null : (
        <>
          <p role="alert">Check these lines before you import:</p>
          <LineList lines={warnings} />
          <p>
            <label>
              <input
                type="checkbox"
                checked={confirmed}
                onChange={({ target }) => onAnswer({ confirmed: target.checked })}
              />{' '}
              These lines are correct
            </label>
          </p>
        </>
      )}
      {changesAnything(report, addDrivers) ? (
        <Button
          margin={false}
          disabled={isOutdated || (warnings.length > 0 && !confirmed)}
          onClick={onCreate}
        >
          {buttonLabel(report, addDrivers)}
        </Button>
      ) : (
        <p>Everything in this file is already on the site, so there’s nothing to import.</p>
      )}
    </>
  );
}

const CHAMPIONSHIPS: Readonly<Record<PastReport['championships'][number]['fate'], string>> = {
  new: 'created, with the points of the file',
  extended: 'gets the rounds of the file',
  same: 'stays as it is',
};

function Sessions({ sessions }: Pick<PastReport, 'sessions'>) {
  const of = (fate: PastReport['sessions'][number]['fate']) =>
    sessions.filter((session) => session.fate === fate);
  const named = ({ name, cars }: PastReport['sessions'][number]) => `${name}: ${counted(cars, 'car')}`;
  const different = of('different');
  return (
    <>
      <List title={counted(of('new').length, 'new session')} rows={of('new').map(named)} />
      <List
        title={counted(of('filled').length, 'planned session gets', 'planned sessions get').concat(
          ' results',
        )}
        rows={of('filled').map(named)}
      />
      <List
        title={counted(of('same').length, 'session is', 'sessions are').concat(' already there')}
        rows={of('same').map(named)}
      />
      <List
        title={counted(different.length, 'session has', 'sessions have').concat(
          ' other results, which stay as they are',
        )}
        isOpen
        rows={different.map(({ name, details }) => [name, ...details].join(' · '))}
      />
    </>
  );
}

/** More ids than fit in an address. */
const MAX_LINKED = 300;

/** The CMS's list of the created records. */
const listOf = (collection: string, ids: readonly number[]) =>
  `/admin/collections/${collection}?where[or][0][and][0][id][in]=${ids.join(',')}&limit=100`;

/** What was created, with links to it. */
export function PastOutcome({ made }: { readonly made: PastMade }) {
  const lines = [
    {
      ids: made.categories,
      label: counted(made.categories.length, 'category', 'categories'),
      of: 'categories',
    },
    { ids: made.venues, label: counted(made.venues.length, 'circuit'), of: 'venues' },
    { ids: made.drivers, label: counted(made.drivers.length, 'driver'), of: 'drivers' },
    { ids: made.rounds, label: counted(made.rounds.length, 'round'), of: 'rounds' },
    { ids: made.sessions, label: counted(made.sessions.length, 'session'), of: 'results' },
    {
      ids: made.championships,
      label: counted(made.championships.length, 'championship'),
      of: 'championships',
    },
  ].filter(({ ids }) => ids.length > 0);
  return (
    <>
      <h2>The past seasons have been imported</h2>
      <ul>
        {lines.map(({ ids, label, of }) => (
          <li key={label}>{ids.length > MAX_LINKED ? label : <a href={listOf(of, ids)}>{label}</a>}</li>
        ))}
      </ul>
      <p>
        Everything is published. To take it back, delete it from these lists: championships first, then
        sessions and rounds.
      </p>
    </>
  );
}
