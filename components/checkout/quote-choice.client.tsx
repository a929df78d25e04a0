'use client';

import type { ReactNode } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { ShippingQuote } from '@/lib/contract/entities/cart';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { ChoicesWaiting } from './checkout-waiting';
import { Choice } from './choice';
import type { Quotes } from './use-quotes.client';

type QuoteChoiceProps = {
  readonly quotes: Quotes;
  readonly onAskAgain: () => void;
  /** Those that can be chosen. */
  readonly offers: readonly ShippingQuote[];
  readonly chosen: ShippingQuote | null;
  readonly onPick: (quote: ShippingQuote) => void;
  /** Shown above the prices: why there are so few. */
  readonly hint: string;
  /** What is wrong with the choice; '' for nothing. */
  readonly error: string;
  readonly children?: ReactNode;
};

/** How the goods get there, with the price of each (spec point 5: name and amount with 2 decimals). */
export function QuoteChoice({
  quotes,
  onAskAgain,
  offers,
  chosen,
  onPick,
  hint,
  error,
  children,
}: QuoteChoiceProps) {
  const t = useTranslate();
  return (
    <section className="checkout-step" aria-labelledby="checkout-how">
      <h2 id="checkout-how" className="display text-title-sm mb-4">
        {t('checkout.how')}
      </h2>
      {quotes.kind === 'loading' ? <ChoicesWaiting t={t} /> : null}
      {quotes.kind === 'failed' ? (
        <Notice tone="danger" live>
          <p>{problemOf(quotes.error, t).message}</p>
          <Button size="small" className="mt-2" onClick={onAskAgain}>
            {t('forms.again')}
          </Button>
        </Notice>
      ) : null}
      {hint !== '' && quotes.kind === 'quotes' ? <p className="field-hint mb-3">{hint}</p> : null}
      {offers.length === 0 ? null : (
        <div
          role="radiogroup"
          aria-labelledby="checkout-how"
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : 'checkout-how-error'}
        >
          {offers.map((quote) => (
            <Choice
              key={quote.shipping_type_id}
              name="quote"
              value={String(quote.shipping_type_id)}
              checked={chosen?.shipping_type_id === quote.shipping_type_id}
              onChoose={() => onPick(quote)}
              aside={showDollars(quote.amount)}
            >
              {quote.shipping_name}
            </Choice>
          ))}
        </div>
      )}
      {error === '' ? null : (
        <p id="checkout-how-error" className="field-error">
          {error}
        </p>
      )}
      {children}
    </section>
  );
}
