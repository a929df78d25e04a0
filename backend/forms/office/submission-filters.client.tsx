'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useId, useState } from 'react';
import { HANDLING_LABELS } from '../submission.ts';
import { dayIn, instantOf } from './filter-days.ts';
import { filterQuery, filtersIn, type Filters } from './filters.ts';
import { isRealDay, writtenDay } from '../../cms/fields/wall-time.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

const STATUSES = [
  ['received,paid', 'Received or paid'],
  ['received', 'Received, free of charge'],
  ['paid', 'Paid'],
  ['awaiting_payment', 'Awaiting payment'],
  ['unpaid', 'Unpaid'],
  ['cancelled', 'Cancelled'],
  ['test', 'Test'],
] as const;

type Choice = readonly [value: string, label: string];

const PROGRESS: readonly Choice[] = [['!done', 'Not dealt with'], ...Object.entries(HANDLING_LABELS)];

/** The forms by name, for the filter. */
async function loadForms(): Promise<Choice[]> {
  const response = await fetch('/api/forms?limit=500&depth=0&sort=name&select[name]=true');
  const docs = propertyOf(await response.json(), 'docs');
  return Array.isArray(docs)
    ? docs.map((doc: unknown): Choice => [String(propertyOf(doc, 'id')), textIn(doc, 'name')])
    : [];
}

/** The everyday filters of the list of submissions, and its export with the same filters. */
export function SubmissionFilters() {
  const router = useRouter();
  const parameters = useSearchParams();
  const found = filtersIn(parameters);
  const [forms, setForms] = useState<readonly Choice[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    loadForms().then(setForms, () => setProblem('The forms couldn’t be loaded. Reload the page.'));
  }, []);
  const change = (more: Partial<Filters>) =>
    router.push(`?${filterQuery({ ...found, ...more }, parameters)}`);
  // The list's own filters and its search apply to the export, too.
  const query = parameters.toString();
  return (
    <section className="submission-filters" aria-label="Filters and export">
      <Select label="Form" value={found.form} choices={forms} onChange={(form) => change({ form })} />
      <Select
        label="Status"
        value={found.status}
        choices={STATUSES}
        onChange={(status) => change({ status })}
      />
      <Select
        label="Progress"
        value={found.handling}
        choices={PROGRESS}
        onChange={(handling) => change({ handling })}
      />
      <Day label="From" value={dayIn(found.from)} onChange={(day) => change({ from: instantOf(day, 0) })} />
      <Day
        label="To"
        value={dayIn(found.before, -1)}
        onChange={(day) => change({ before: instantOf(day, 1) })}
      />
      <p className="submission-filters__export">
        <a
          className="btn btn--style-secondary btn--size-small"
          href={`/api/form-submissions/export?${query}`}
          download
        >
          Save as CSV
        </a>
        <a
          className="btn btn--style-secondary btn--size-small"
          href={`/api/form-submissions/export?format=xlsx&${query}`}
          download
        >
          Save as Excel
        </a>
      </p>
      <p className="field-description">Days begin at midnight in New Zealand. {problem}</p>
    </section>
  );
}

type SelectProps = {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
};

function Select({ label, value, choices, onChange }: SelectProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Any</option>
        {value !== '' && !choices.some(([choice]) => choice === value) ? (
          <option value={value}>…</option>
        ) : null}
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}

type DayProps = {
  readonly label: string;
  /** y-MM-dd; ''. */
  readonly value: string;
  readonly onChange: (day: string) => void;
};

/** A typed day, in the filter's format; null if it can't be read. */
function typedDay(text: string): string | null {
  if (text.trim() === '') return '';
  const { year, month, day } = writtenDay(text) ?? { year: null, month: 0, day: 0 };
  if (year === null || !isRealDay({ year, month, day })) return null;
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function Day({ label, value, onChange }: DayProps) {
  const [id, hint] = [useId(), useId()];
  const [isWrong, setIsWrong] = useState(false);
  const read = (text: string) => {
    const day = typedDay(text);
    setIsWrong(day === null);
    if (day !== null && day !== value) onChange(day);
  };
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        key={value}
        id={id}
        type="text"
        placeholder="23/11/2026"
        defaultValue={value.split('-').toReversed().join('/')}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? hint : undefined}
        onBlur={({ target }) => read(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read(event.currentTarget.value);
        }}
      />
      {isWrong ? (
        <span id={hint} role="alert">
          Enter a day such as 23/11/2026.
        </span>
      ) : null}
    </p>
  );
}
