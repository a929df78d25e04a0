'use client';

import { centsOf, showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useSurcharge } from '@/lib/payments/use-surcharge';

/** What a card costs on top of a form's cost, where it costs anything. */
export function FormSurcharge({ cost }: { readonly cost: number }) {
  const t = useTranslate();
  const surcharge = useSurcharge(centsOf(cost));
  return surcharge !== null && surcharge > 0 ? (
    <span className="text-muted">{t('payment.surcharge', { amount: showDollars(surcharge) })}</span>
  ) : null;
}
