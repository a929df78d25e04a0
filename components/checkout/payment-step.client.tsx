'use client';

import type { PaymentType } from '@/lib/contract/entities/cart';
import { showCents, type Cents } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';

type CreditStepProps = {
  readonly credit: Cents;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
};

/** A customer's credit: whether it pays for this order first. */
export function CreditStep({ credit, isUsed, onUse }: CreditStepProps) {
  const t = useTranslate();
  return (
    <section className="checkout-step" aria-labelledby="checkout-credit">
      <h2 id="checkout-credit" className="display text-title-sm mb-4">
        {t('checkout.credit')}
      </h2>
      <div className="field" data-inline="">
        <input
          id="use-credit"
          type="checkbox"
          className="field-box"
          checked={isUsed}
          onChange={(event) => onUse(event.target.checked)}
        />
        <label htmlFor="use-credit">{t('checkout.useCredit', { amount: showCents(credit) })}</label>
      </div>
    </section>
  );
}

type PaymentStepProps = { readonly types: readonly PaymentType[] };

/** How a customer pays what credit doesn't: by card, if the seller takes cards. */
export function PaymentStep({ types }: PaymentStepProps) {
  const t = useTranslate();
  if (!types.includes('card')) return null;
  return (
    <section className="checkout-step" aria-labelledby="checkout-pay">
      <h2 id="checkout-pay" className="display text-title-sm mb-4">
        {t('checkout.payment')}
      </h2>
      <p>{t('checkout.card')}</p>
    </section>
  );
}
