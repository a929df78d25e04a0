'use client';

import { useCallback, useEffect, useState } from 'react';
import { showCents, type Cents } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useSurcharge } from '@/lib/payments/use-surcharge';
import { priceLines, totalOf, type FieldRule } from '@/lib/shared/form-rules';
import { PAY_LABEL_ATTRIBUTE, TOTAL_ATTRIBUTE } from './form-cost';
import { answersNow, watchForm } from './use-conditions.client';

/**
 * The price of the selection in a form, as it changes.
 * @param cost the form's own, in dollars
 */
export function useTotal(form: HTMLFormElement, cost: number, rules: readonly FieldRule[]): Cents {
  const totalNow = useCallback(() => totalOf(priceLines(cost, rules, answersNow(form))), [form, cost, rules]);
  // Computed before the first render: otherwise the total would read $0.00 until the form is observed.
  const [cents, setCents] = useState(totalNow);
  useEffect(() => watchForm(form, () => setCents(totalNow())), [form, totalNow]);
  return cents;
}

type FormTotalProps = {
  readonly form: HTMLFormElement;
  /** The price of the selection (`useTotal`). */
  readonly cents: Cents;
};

/** Shows the price of the selection in a form and its card surcharge; the form's button shows the total. */
export function FormTotal({ form, cents }: FormTotalProps) {
  const t = useTranslate();
  const surcharge = useSurcharge(cents);
  useEffect(() => {
    const place = form.querySelector(`[${TOTAL_ATTRIBUTE}]`);
    if (place) (place.firstElementChild ?? place).textContent = showCents(cents);
    const sum = showCents(cents + (surcharge ?? 0));
    const label =
      cents === 0
        ? t('formBlock.send')
        : surcharge === null
          ? t('payment.continue')
          : t('payment.pay', { amount: sum });
    for (const button of form.querySelectorAll(`[${PAY_LABEL_ATTRIBUTE}]`)) button.textContent = label;
  }, [form, cents, surcharge, t]);
  return surcharge ? t('payment.surcharge', { amount: showCents(surcharge) }) : null;
}
