'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { markBusy } from '@/components/form/form-dom';
import { useFormEvents } from '@/components/form/use-form-events.client';
import { problemOf } from '@/components/forms/api-problem';
import { complaintAbout, controlsOf } from '@/components/forms/validity';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { useTranslate } from '@/lib/i18n/use-translate';
import { limitQuantity, readWish } from './product-form';

type AddToCartControllerProps = { readonly form: HTMLFormElement; readonly isPressed: boolean };
type Outcome = { readonly tone: 'success' | 'danger'; readonly text: string } | null;

/** Puts a product into the cart and says so. */
export default function AddToCartController({ form, isPressed }: AddToCartControllerProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const isBusy = useRef(false);

  const add = async (): Promise<Outcome> => {
    limitQuantity(form);
    const wrong = controlsOf(form).find((control) => complaintAbout(control, t) !== '');
    wrong?.focus();
    if (wrong) return { tone: 'danger', text: complaintAbout(wrong, t) };
    markBusy(form, true);
    const { sku, qty, addons } = readWish(form);
    const answer = await browserCartActions().add(sku, qty, addons);
    markBusy(form, false);
    return answer.ok
      ? { tone: 'success', text: t('cart.added') }
      : { tone: 'danger', text: problemOf(answer.error, t).message };
  };

  useFormEvents(form, {
    isPressed,
    onFirstInput: () => limitQuantity(form),
    onSubmit: async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      const told = await add();
      isBusy.current = false;
      setOutcome(told);
    },
  });
  useEffect(() => {
    const limit = () => limitQuantity(form);
    form.addEventListener('change', limit);
    return () => form.removeEventListener('change', limit);
  }, [form]);

  return createPortal(
    outcome ? (
      <Notice tone={outcome.tone} live>
        <p>{outcome.text}</p>
        {outcome.tone === 'success' ? (
          <p className="mt-2">
            <ButtonLink href="/cart" size="small">
              {t('cart.show')}
            </ButtonLink>
          </p>
        ) : null}
      </Notice>
    ) : null,
    form.querySelector('[data-add-status]') ?? form,
  );
}
