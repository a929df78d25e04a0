import type { CartItem } from '@/lib/contract/entities/cart';
import type { Translator } from '@/lib/i18n/translate';

type LimitNoteProps = {
  readonly of: Pick<CartItem, 'customer_limit' | 'qty' | 'can_purchase_qty'>;
  readonly t: Translator;
};

/** The purchase limit per person, as an error at a line that exceeds it; nothing without a limit. */
export function LimitNote({ of: { customer_limit: limit, qty, can_purchase_qty: most }, t }: LimitNoteProps) {
  if (limit === null) return null;
  const { max, bought, is_deciding: isDeciding } = limit;
  return (
    <p className={isDeciding && qty > most ? 'field-error' : 'text-sm text-muted'}>
      {bought > 0 ? t('cart.limitBought', { max, bought }) : t('cart.limit', { max })}
    </p>
  );
}
