'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { checkForm } from '@/components/form-block/check-form';
import { FieldErrors } from '@/components/form-block/field-errors.client';
import { markBusy } from '@/components/form-block/form-dom';
import { useFormEvents } from '@/components/form-block/use-form-events.client';
import { problemOf } from '@/components/form-fields/api-problem';
import { headOf, type FormProblem } from '@/components/form-fields/validity';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ApiError } from '@/lib/api/errors';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { asLanguage } from '@/lib/i18n/language';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { listSeparator } from '@/lib/shared/list-separator';
import { HeldNotes } from './held-notes.client';
import { firstCount, forgetCount, limitQuantity, readCartChoices, type CartChoice } from './product-form';
import { addControlId } from './size-choice';

type AddToCartControllerProps = { readonly form: HTMLFormElement; readonly isPressed: boolean };

/** What came of a press: what is in the cart now, and why the rest isn't. */
type Outcome = { readonly added: readonly CartChoice[]; readonly problem: FormProblem | null };

/** Why a choice couldn't be added. What the server says about a kind of a ticket is shown at its quantity. */
function problemWith(error: ApiError, field: string, t: Translator): FormProblem {
  const problem = problemOf(error, t);
  if (field === 'qty' || error.kind !== 'invalid') return problem;
  const message = problem.fields?.['qty'] ?? problem.fields?.['sku'] ?? problem.message;
  return { message, fields: { [field]: message } };
}

/** Several problems as one: the messages at all their fields, below the last one that concerns none. */
function allOf(problems: readonly FormProblem[], t: Translator): FormProblem | null {
  const [first, ...others] = problems;
  if (first === undefined || others.length === 0) return first ?? null;
  const general = problems.findLast(({ fields }) => fields === undefined);
  return {
    message: general?.message ?? t('forms.problems'),
    fields: Object.fromEntries(problems.flatMap(({ fields }) => Object.entries(fields ?? {}))),
  };
}

/** Tickets with their quantities: 2 × Adult, 1 × Child. */
const listed = (choices: readonly CartChoice[]): string =>
  choices
    .map(({ qty, name }) => `${String(qty)} × ${name}`)
    .join(listSeparator(asLanguage(document.documentElement.lang)));

/** What to show: where only a part was added, the error says so first, because it is what gets the focus and is read out. */
function shownProblem({ added, problem }: Outcome, t: Translator): FormProblem | null {
  if (problem === null || added.length === 0) return problem;
  const confirmation = t('cart.addedItems', { items: listed(added) });
  return { ...problem, message: `${confirmation} ${headOf(problem, t)}` };
}

/** Adds a product to the cart and confirms it. Errors appear at the choice they concern. */
export default function AddToCartController({ form, isPressed }: AddToCartControllerProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [added, setAdded] = useState<'all' | 'some' | null>(null);
  const [presses, setPresses] = useState(0);
  const isBusy = useRef(false);

  /** @returns what is wrong with the choice; null if it can be sent */
  const check = (choices: readonly CartChoice[]): FormProblem | null => {
    limitQuantity(form);
    const wrong = checkForm(form, t);
    if (wrong) {
      const isSizeMissing = wrong.fields?.['sku'] !== undefined;
      const chooseOne = t('ticket' in form.dataset ? 'tickets.chooseKind' : 'cart.chooseSize');
      return isSizeMissing ? { ...wrong, fields: { ...wrong.fields, sku: chooseOne } } : wrong;
    }
    return choices.length > 0
      ? null
      : { message: t('forms.problems'), fields: { [firstCount(form) ?? '']: t('tickets.howMany') } };
  };

  /** Adds them in turn: what can't be added stays in the form to be tried again, and doesn't keep out the others. */
  const addAll = async (choices: readonly CartChoice[]): Promise<Outcome> => {
    const inCart: CartChoice[] = [];
    const problems: FormProblem[] = [];
    for (const choice of choices) {
      const { sku, qty, addons, field } = choice;
      const result = await browserCartActions().add(sku, qty, addons);
      if (result.ok) {
        forgetCount(form, field);
        inCart.push(choice);
        continue;
      }
      problems.push(problemWith(result.error, field, t));
      // Without a connection, for example, the others can't be added either.
      if (result.error.kind !== 'invalid') break;
    }
    return { added: inCart, problem: allOf(problems, t) };
  };

  const add = async (): Promise<Outcome> => {
    const choices = readCartChoices(form);
    const wrong = check(choices);
    if (wrong) return { added: [], problem: wrong };
    markBusy(form, true);
    const outcome = await addAll(choices);
    markBusy(form, false);
    return outcome;
  };

  useFormEvents(form, {
    isPressed,
    onFirstInput: () => limitQuantity(form),
    onSubmit: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      setAdded(null);
      const outcome = await add();
      isBusy.current = false;
      setProblem(shownProblem(outcome, t));
      setAdded(outcome.problem === null ? 'all' : outcome.added.length > 0 ? 'some' : null);
      setPresses((before) => before + 1);
    },
  });
  useEffect(() => {
    const limit = () => limitQuantity(form);
    form.addEventListener('change', limit);
    return () => form.removeEventListener('change', limit);
  }, [form]);

  const slot = (name: string) => form.querySelector(`[data-add-${name}]`) ?? form;
  return (
    <>
      <HeldNotes form={form} presses={presses} />
      {createPortal(<FieldErrors form={form} idOf={addControlId} problem={problem} />, slot('summary'))}
      {createPortal(
        added === 'all' ? (
          <Notice tone="success" live>
            <p>{t('cart.added')}</p>
            <p className="mt-2">
              <ToCart />
            </p>
          </Notice>
        ) : added === 'some' ? (
          <p className="mt-2">
            <ToCart />
          </p>
        ) : null,
        slot('status'),
      )}
    </>
  );
}

/** The way on, once something is in the cart. */
function ToCart() {
  const t = useTranslate();
  return (
    <ButtonLink href="/cart" size="small">
      {t('cart.show')}
    </ButtonLink>
  );
}
