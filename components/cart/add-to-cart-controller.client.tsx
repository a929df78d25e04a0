'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { checkForm } from '@/components/form-block/check-form';
import { FieldErrors } from '@/components/form-block/field-errors.client';
import { markBusy } from '@/components/form-block/form-dom';
import { useFormEvents } from '@/components/form-block/use-form-events.client';
import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { useTranslate } from '@/lib/i18n/use-translate';
import { HeldNotes } from './held-notes.client';
import { firstCount, forgetCount, limitQuantity, readCartChoices, type CartChoice } from './product-form';
import { addControlId } from './size-choice';

type AddToCartControllerProps = { readonly form: HTMLFormElement; readonly isPressed: boolean };

/** The server's message about a quantity, shown at the field it was entered in. */
function atField(problem: FormProblem, field: string): FormProblem {
  const fieldMessage = problem.fields?.['qty'] ?? problem.fields?.['sku'];
  if (field === 'qty' || fieldMessage === undefined) return problem;
  return { message: problem.message, fields: { [field]: fieldMessage } };
}

/** Adds a product to the cart and confirms it. Errors appear at the choice they concern. */
export default function AddToCartController({ form, isPressed }: AddToCartControllerProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isAdded, setIsAdded] = useState(false);
  const [presses, setPresses] = useState(0);
  const isBusy = useRef(false);

  /** @returns an error, or null once it is in the cart */
  const add = async (): Promise<FormProblem | null> => {
    limitQuantity(form);
    const wrong = checkForm(form, t);
    if (wrong) {
      const isSizeMissing = wrong.fields?.['sku'] !== undefined;
      const chooseOne = t('ticket' in form.dataset ? 'tickets.chooseKind' : 'cart.chooseSize');
      return isSizeMissing ? { ...wrong, fields: { ...wrong.fields, sku: chooseOne } } : wrong;
    }
    const choices = readCartChoices(form);
    if (choices.length === 0)
      return { message: t('forms.problems'), fields: { [firstCount(form) ?? '']: t('tickets.howMany') } };
    markBusy(form, true);
    const found = await addAll(choices);
    markBusy(form, false);
    return found;
  };

  /** Adds them in turn: if one can't be added, those before it stay in the cart, and only the rest are tried again. */
  const addAll = async (choices: readonly CartChoice[]): Promise<FormProblem | null> => {
    for (const { sku, qty, addons, field } of choices) {
      const result = await browserCartActions().add(sku, qty, addons);
      if (!result.ok) return atField(problemOf(result.error, t), field);
      forgetCount(form, field);
    }
    return null;
  };

  useFormEvents(form, {
    isPressed,
    onFirstInput: () => limitQuantity(form),
    onSubmit: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsAdded(false);
      const found = await add();
      isBusy.current = false;
      setProblem(found);
      setIsAdded(found === null);
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
        isAdded ? (
          <Notice tone="success" live>
            <p>{t('cart.added')}</p>
            <p className="mt-2">
              <ButtonLink href="/cart" size="small">
                {t('cart.show')}
              </ButtonLink>
            </p>
          </Notice>
        ) : null,
        slot('status'),
      )}
    </>
  );
}
