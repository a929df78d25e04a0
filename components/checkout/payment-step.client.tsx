'use client';

import type { PaymentType } from '@/lib/contract/entities/cart';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { Choice } from './choice';

/** `use_credit` is combined with a card: credit first, the rest by card. */
export type ChosenPayment = { readonly type: PaymentType; readonly use_credit: boolean };

type PaymentStepProps = {
  readonly types: readonly PaymentType[];
  /** The customer's credit in dollars. */
  readonly credit: number;
  /** The amount to pay, in dollars. */
  readonly total: number;
  readonly chosen: ChosenPayment;
  readonly onChoose: (payment: ChosenPayment) => void;
};

/** By card, optionally with the customer's credit first, or by credit only if it suffices. */
export function PaymentStep({ types, credit, total, chosen, onChoose }: PaymentStepProps) {
  const t = useTranslate();
  const hasCredit = credit > 0;
  const isEnough = credit >= total;
  return (
    <section className="checkout-step" aria-labelledby="checkout-pay">
      <h2 id="checkout-pay" className="display text-title-sm mb-4">
        {t('checkout.payment')}
      </h2>
      {types.includes('card') ? (
        <Choice
          name="payment"
          value="card"
          checked={chosen.type === 'card'}
          onChoose={() => onChoose({ type: 'card', use_credit: chosen.use_credit })}
        >
          {t('checkout.card')}
        </Choice>
      ) : null}
      {types.includes('credit') && hasCredit && isEnough ? (
        <Choice
          name="payment"
          value="credit"
          checked={chosen.type === 'credit'}
          onChoose={() => onChoose({ type: 'credit', use_credit: false })}
          aside={showDollars(credit)}
        >
          {t('checkout.credit')}
        </Choice>
      ) : null}
      {hasCredit && !isEnough && chosen.type === 'card' ? (
        <div className="field mt-4" data-inline="">
          <input
            id="use-credit"
            type="checkbox"
            className="field-box"
            checked={chosen.use_credit}
            onChange={(event) => onChoose({ type: 'card', use_credit: event.target.checked })}
          />
          <label htmlFor="use-credit">{t('checkout.useCredit', { amount: showDollars(credit) })}</label>
        </div>
      ) : null}
    </section>
  );
}
