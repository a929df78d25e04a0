import { LeftToRight } from '@/components/ui/left-to-right';
import { showDollars } from '@/lib/contract/money';
import type { Cart } from '@/lib/contract/entities/cart';
import type { Translator } from '@/lib/i18n/translate';

type CartTotalsProps = {
  readonly cart: Cart;
  /** What a card costs on top, in dollars. */
  readonly surcharge?: number;
  /** What the customer's credit pays, in dollars. */
  readonly credit?: number;
  readonly t: Translator;
};

/** The sums of a cart as the server made them, the tax inside named (New Zealand: prices include it). */
export function CartTotals({ cart, surcharge = 0, credit = 0, t }: CartTotalsProps) {
  const lines = [
    [t('cart.subtotal'), cart.subtotal],
    ...(cart.discount_amount > 0 ? [[t('cart.discount'), -cart.discount_amount] as const] : []),
    ...(cart.shipping_type === null ? [] : [[t('cart.shipping'), cart.shipping_amount] as const]),
    ...(surcharge > 0 ? [[t('cart.surcharge'), surcharge] as const] : []),
    ...(credit > 0 ? [[t('cart.credit'), -credit] as const] : []),
  ] as const;
  const total = Math.round((cart.total_amount + surcharge - credit) * 100) / 100;
  return (
    <dl className="totals numeric">
      {lines.map(([name, dollars]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <LeftToRight>{showDollars(dollars)}</LeftToRight>
          </dd>
        </div>
      ))}
      <div className="totals-sum">
        <dt>{t('cart.total')}</dt>
        <dd>{showDollars(total)}</dd>
      </div>
      {cart.total_tax > 0 ? (
        <div className="totals-tax">
          <dt>{t('cart.gst')}</dt>
          <dd>{showDollars(cart.total_tax)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
