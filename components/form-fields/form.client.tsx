'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { isMissingScript } from '@/lib/pwa/missing-script';
import { ErrorSummary } from './error-summary.client';
import { FormContext } from './form-context';
import { controlsOf, labelsOf, validationProblem, type FormProblem } from './validity';

type FormProps = {
  /**
   * Sends the values. Returns null on success, else the errors; the fields keep their values either way.
   */
  readonly submit: (values: FormData, form: HTMLFormElement) => Promise<FormProblem | null>;
  /** Loads what sending needs. Called when somebody reaches the form, and again if it failed; `submit` also calls it. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
  /** A problem that the form begins with, such as with a value from before. */
  readonly given?: FormProblem | null | undefined;
  /** Labels the form for screen readers if no heading does. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** For a button outside the form. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** Why a form could not be sent at all. */
function sentenceOf(thrown: unknown) {
  if (!isMissingScript(thrown)) return 'forms.server';
  return navigator.onLine ? 'islands.loadFailed' : 'forms.offline';
}

const NO_PROBLEM: FormProblem = { message: '', fields: {} };

/**
 * A form whose fields are validated by the browser and explained beside each field, with a summary that takes the focus. The DOM holds
 * the values, so nothing typed is lost by an error, a failed call or hydration. Without a script the browser shows its own messages.
 */
export function Form({ submit, prepare, given, label, className, id, children }: FormProps) {
  const t = useTranslate();
  const baseId = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState(given ?? NO_PROBLEM);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const [findings, setFindings] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element || !prepare) return;
    // If this fails, the submit tries again and shows the error.
    const prepareToSend = () => void prepare().catch(() => undefined);
    // Somebody may have submitted before hydration.
    if (element.matches(':focus-within')) prepareToSend();
    element.addEventListener('focusin', prepareToSend);
    return () => element.removeEventListener('focusin', prepareToSend);
  }, [prepare]);

  useEffect(() => {
    if (findings > 0 && summary.current?.hasChildNodes()) summary.current.focus();
  }, [findings]);

  const show = (found: FormProblem) => {
    if (form.current) setLabels(labelsOf(form.current));
    setProblem(found);
    setFindings((count) => count + 1);
  };

  const check = (element: HTMLFormElement): FormProblem => {
    const problems = controlsOf(element).flatMap((control) => {
      const fieldProblem = validationProblem(control, t);
      return fieldProblem === '' ? [] : [[control.name, fieldProblem] as const];
    });
    return problems.length === 0
      ? NO_PROBLEM
      : { message: t('forms.problems'), fields: Object.fromEntries(problems) };
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    const element = event.currentTarget;
    const found = check(element);
    if (found !== NO_PROBLEM) return show(found);
    busy.current = true;
    setIsBusy(true);
    try {
      show((await submit(new FormData(element), element)) ?? NO_PROBLEM);
    } catch (thrown) {
      window.reportError(thrown);
      show({ message: t(sentenceOf(thrown)) });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  /** Checks a field with an error again while it is being corrected. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || problem.fields?.[name] === undefined || !form.current) return;
    const control = controlsOf(form.current).find((candidate) => candidate.name === name);
    const fieldProblem = control ? validationProblem(control, t) : '';
    const { [name]: _was, ...others } = problem.fields;
    const fields = fieldProblem === '' ? others : { ...others, [name]: fieldProblem };
    setProblem(Object.keys(fields).length === 0 ? NO_PROBLEM : { ...problem, fields });
  };

  const { fields } = problem;
  const state = useMemo(
    () => ({ errors: fields ?? {}, isBusy, idOf: (name: string) => `${baseId}${name}` }),
    [fields, isBusy, baseId],
  );
  return (
    <FormContext value={state}>
      <form
        ref={form}
        id={id}
        method="post"
        aria-label={label}
        aria-busy={isBusy}
        className={className ?? 'form'}
        onSubmit={(event) => void onSubmit(event)}
        onInput={onInput}
      >
        <ErrorSummary ref={summary} problem={problem} labels={labels} />
        {children}
      </form>
    </FormContext>
  );
}
