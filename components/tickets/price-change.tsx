import type { CartItem } from '@/lib/contract/entities/cart';
import { showDollars } from '@/lib/contract/money';
import type { Translator } from '@/lib/i18n/translate';
import type { DaysFormatter } from './format-days';

type PriceChangeProps = {
  readonly of: Pick<CartItem, 'price_until' | 'later_price'>;
  readonly days: DaysFormatter;
  readonly t: Translator;
};

/** How long a price is valid, and what follows it; nothing for one that stays. */
export function PriceChange({ of: { price_until: day, later_price: later }, days, t }: PriceChangeProps) {
  if (day === '' || later === null) return null;
  return (
    <p className="numeric text-sm text-muted">
      {t('tickets.until', { date: days(day, day), price: showDollars(later) })}
    </p>
  );
}
