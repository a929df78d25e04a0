'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import type { FormProblem } from '@/components/form-fields/validity';
import { SummaryText } from '@/components/form-fields/summary-text';
import { controlsOf, headOf, validationProblem } from '@/components/form-fields/validity';
import { CoreIcon } from '@/components/ui/core-icon';
import { useTranslate } from '@/lib/i18n/use-translate';

type FieldErrorsProps = {
  readonly form: HTMLFormElement;
  /** Id of a control by its name. */
  readonly idOf: (name: string) => string;
  readonly problem: FormProblem | null;
};

const placeOf = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[data-error-for="${CSS.escape(name)}"]`);
const labelOf = (form: HTMLFormElement, id: string) =>
  form.ownerDocument.getElementById(id)?.dataset['label'] ?? '';

/** The summary at the top of a form, and a message beside each field with an error. A field is checked again as it is corrected. */
export function FieldErrors({ form, idOf, problem }: FieldErrorsProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<{ of: FormProblem | null; names: readonly string[] }>({
    of: null,
    names: [],
  });
  const right = settled.of === problem ? settled.names : [];
  const open = Object.entries(problem?.fields ?? {}).filter(([name]) => !right.includes(name));

  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);

  const openNames = open.map(([name]) => name).join('\n');
  useEffect(() => {
    const names = new Set(openNames.split('\n'));
    for (const control of controlsOf(form)) {
      if (names.has(control.name)) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
      const field = control.closest('.field');
      if (field instanceof HTMLElement) field.toggleAttribute('data-invalid', names.has(control.name));
    }
    const onInput = ({ target }: Event) => {
      const control = controlsOf(form).find((candidate) => candidate === target);
      if (!control || !names.has(control.name) || validationProblem(control, t) !== '') return;
      setSettled((before) => ({
        of: problem,
        names: [...(before.of === problem ? before.names : []), control.name],
      }));
    };
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [form, openNames, problem, t]);

  const lead = (event: MouseEvent, name: string) => {
    event.preventDefault();
    form.ownerDocument.getElementById(idOf(name))?.focus();
  };
  const isSettled = problem?.fields !== undefined && open.length === 0 && right.length > 0;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="form-summary">
      {problem && !isSettled ? (
        <div className="notice" data-tone="danger">
          <CoreIcon name="error" />
          <div className="min-w-0">
            <p>{headOf(problem, t)}</p>
            {open.length === 0 ? null : (
              <ul className="mt-1">
                {open.map(([name, sentence]) => (
                  <li key={name}>
                    <a href={`#${idOf(name)}`} className="text-link" onClick={(event) => lead(event, name)}>
                      <SummaryText label={labelOf(form, idOf(name))} sentence={sentence} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      ) : null}
      {open.map(([name, sentence]) => {
        const place = placeOf(form, name);
        return place ? createPortal(sentence, place, name) : null;
      })}
    </div>
  );
}
