'use client';

import { useEffect } from 'react';
import { centsOf, showCents } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useSurcharge } from '@/lib/payments/use-surcharge';
import { PAY_LABEL_ATTRIBUTE } from './form-cost';

/** The card surcharge on a form's cost, if the form came without it; its button then shows the total. */
export function FormSurcharge({ form, cost }: { readonly form: HTMLFormElement; readonly cost: number }) {
  const t = useTranslate();
  const cents = centsOf(cost);
  const surcharge = useSurcharge(cents);
  useEffect(() => {
    if (surcharge === null) return;
    for (const label of form.querySelectorAll(`[${PAY_LABEL_ATTRIBUTE}]`))
      label.textContent = t('payment.pay', { amount: showCents(cents + surcharge) });
  }, [form, cents, surcharge, t]);
  return surcharge ? t('payment.surcharge', { amount: showCents(surcharge) }) : null;
}
