import { showCents, type Cents } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';

/** The pay button's label, which names what will be charged (spec point 5). */
export const payLabel = (cents: Cents, surcharge: Cents, t: Translator): string =>
  t('payment.pay', { amount: showCents(cents + surcharge) });

type SurchargeNoteProps = { readonly cents: Cents; readonly surcharge: Cents; readonly t: Translator };

/** What of the charge is the card's surcharge. */
export const SurchargeNote = ({ cents, surcharge, t }: SurchargeNoteProps) =>
  surcharge > 0 ? (
    <p className="text-sm text-muted">
      <bdi>{showCents(cents)}</bdi> {t('payment.surcharge', { amount: showCents(surcharge) })}
    </p>
  ) : null;
