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
import { limitQuantity, readCartItem } from './product-form';
import { addControlId } from './size-choice';

type AddToCartControllerProps = { readonly form: HTMLFormElement; readonly isPressed: boolean };

/** Adds a product to the cart and confirms it; errors appear at the choice they are about. */
export default function AddToCartController({ form, isPressed }: AddToCartControllerProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [isAdded, setIsAdded] = useState(false);
  const isBusy = useRef(false);

  /** @returns an error, or null once it is in the cart */
  const add = async (): Promise<FormProblem | null> => {
    limitQuantity(form);
    const wrong = checkForm(form, t);
    if (wrong) {
      const isSizeMissing = wrong.fields?.['sku'] !== undefined;
      return isSizeMissing ? { ...wrong, fields: { ...wrong.fields, sku: t('cart.chooseSize') } } : wrong;
    }
    markBusy(form, true);
    const { sku, qty, addons } = readCartItem(form);
    const answer = await browserCartActions().add(sku, qty, addons);
    markBusy(form, false);
    return answer.ok ? null : problemOf(answer.error, t);
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
