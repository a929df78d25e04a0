'use client';

import type { MouseEvent, Ref } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { useTranslate } from '@/lib/i18n/use-translate';
import { SummaryText } from './summary-text';
import { headOf, type FormProblem } from './validity';
import { useFormState } from './form-context';

type ErrorSummaryProps = {
  readonly problem: FormProblem;
  /** The labels of the fields, which distinguish two identical messages. */
  readonly labels: Readonly<Record<string, string>>;
  readonly ref: Ref<HTMLDivElement>;
};

/** The errors of a form, announced at once; each message links to its field. */
export function ErrorSummary({ problem, labels, ref }: ErrorSummaryProps) {
  const t = useTranslate();
  const { idOf } = useFormState();
  const fields = Object.entries(problem.fields ?? {});
  const lead = (event: MouseEvent, name: string) => {
    event.preventDefault();
    document.getElementById(idOf(name))?.focus();
  };
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="form-summary">
      {problem.message === '' ? null : (
        <div className="notice" data-tone="danger">
          <CoreIcon name="error" />
          <div className="min-w-0">
            <p>{headOf(problem, t)}</p>
            {fields.length === 0 ? null : (
              <ul className="mt-1">
                {fields.map(([name, sentence]) => (
                  <li key={name}>
                    <a href={`#${idOf(name)}`} className="text-link" onClick={(event) => lead(event, name)}>
                      <SummaryText label={labels[name] ?? ''} sentence={sentence} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
