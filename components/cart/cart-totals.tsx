import { LeftToRight } from '@/components/ui/left-to-right';
import { centsOf, saleTotal, showCents, type Cents } from '@/lib/contract/money';
import type { Cart } from '@/lib/contract/entities/cart';
import type { Translator } from '@/lib/i18n/translate';

type CartTotalsProps = {
  readonly cart: Cart;
  /** The card surcharge; null until it is known. No total is shown before that. */
  readonly surcharge?: Cents | null;
  /** The amount paid with the customer's credit. */
  readonly credit?: Cents;
  /** Whether a gift voucher pays that instead. */
  readonly isVoucher?: boolean;
  /** The remainder that isn't charged. */
  readonly waived?: Cents;
  readonly t: Translator;
};

/** Placeholder for an amount. */
const UNKNOWN = '…';

/**
 * The totals of a cart including GST (New Zealand prices include it), as they will be on the invoice: the surcharge is part of the total
 * and of the taxed amount, a waived remainder lowers both, and credit is a payment method.
 */
export function CartTotals({
  cart,
  surcharge = 0,
  credit = 0,
  isVoucher = false,
  waived = 0,
  t,
}: CartTotalsProps) {
  const isTaxed = cart.total_tax > 0;
  const isKnown = surcharge !== null;
  const { total, tax } = saleTotal(
    { goods: centsOf(cart.total_amount), discount: waived, surcharge: surcharge ?? 0 },
    { isTaxed },
  );
  const whenKnown = (cents: Cents) => (isKnown ? showCents(cents) : UNKNOWN);
  const parts = [
    [t('cart.subtotal'), centsOf(cart.subtotal), true],
    [t('cart.discount'), -centsOf(cart.discount_amount), cart.discount_amount > 0],
    [t('cart.shipping'), centsOf(cart.shipping_amount), cart.needs_delivery && cart.shipping_type !== null],
    [t('cart.surcharge'), surcharge ?? 0, (surcharge ?? 0) > 0],
    [t('cart.waived'), -waived, waived > 0],
  ] as const;
  return (
    <dl className="totals numeric" aria-busy={!isKnown}>
      {parts.map(([name, cents, isShown]) =>
        isShown ? <TotalRow key={name} name={name} amount={showCents(cents)} /> : null,
      )}
      <TotalRow
        name={t('cart.total')}
        amount={whenKnown(total)}
        className={credit > 0 ? undefined : 'totals-sum'}
      />
      {isTaxed ? <TotalRow name={t('cart.gst')} amount={whenKnown(tax)} className="totals-tax" /> : null}
      {credit > 0 ? (
        <>
          <TotalRow name={t(isVoucher ? 'cart.voucher' : 'cart.credit')} amount={showCents(-credit)} />
          <TotalRow name={t('cart.toPay')} amount={whenKnown(total - credit)} className="totals-sum" />
        </>
      ) : null}
    </dl>
  );
}

type TotalRowProps = {
  readonly name: string;
  readonly amount: string;
  readonly className?: string | undefined;
};

const TotalRow = ({ name, amount, className }: TotalRowProps) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>
      <LeftToRight>{amount}</LeftToRight>
    </dd>
  </div>
);
