import { showCents, type Cents } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';

/** The pay button's label, which names the amount to be charged (spec point 5). */
export const payLabel = (cents: Cents, surcharge: Cents, t: Translator): string =>
  t('payment.pay', { amount: showCents(cents + surcharge) });

type SurchargeNoteProps = { readonly cents: Cents; readonly surcharge: Cents; readonly t: Translator };

/** The card surcharge included in the amount. */
export const SurchargeNote = ({ cents, surcharge, t }: SurchargeNoteProps) =>
  surcharge > 0 ? (
    <p className="text-sm text-muted">
      <bdi>{showCents(cents)}</bdi> {t('payment.surcharge', { amount: showCents(surcharge) })}
    </p>
  ) : null;
