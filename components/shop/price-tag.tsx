import type { OffSaleReason, Product } from '@/lib/contract/entities/shop';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { formatPrice } from '@/lib/shop/price';

type PriceTagProps = {
  readonly product: Pick<Product, 'price' | 'old_price' | 'in_stock' | 'off_sale'>;
  readonly t: Translator;
};

const OFF_SALE: Readonly<Record<OffSaleReason, TranslationKey>> = {
  postponed: 'shop.roundPostponed',
  cancelled: 'shop.roundCancelled',
  over: 'shop.notSold',
};

/**
 * The current and the previous price of a product; 'Sold' if nothing is in stock (spec point 5), or why a ticket isn't on sale, however many
 * are left.
 */
export function PriceTag({ product, t }: PriceTagProps) {
  const { price, old_price, in_stock, off_sale } = product;
  if (!in_stock)
    return (
      <span className="price" data-sold="">
        <span>{t(off_sale === null ? 'shop.sold' : OFF_SALE[off_sale])}</span>
        {off_sale === 'postponed' ? <span className="price-note">{t('shop.salesPaused')}</span> : null}
      </span>
    );
  const isReduced = old_price !== null && old_price > price;
  return (
    <span className="price">
      {isReduced ? (
        <s className="price-before">
          <span className="sr-only">{t('shop.before')} </span>
          {formatPrice(old_price)}
        </s>
      ) : null}
      <span>
        {isReduced ? <span className="sr-only">{t('shop.now')} </span> : null}
        {formatPrice(price)}
      </span>
    </span>
  );
}
