import type { Product } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';
import { formatPrice } from '@/lib/shop/price';

type PriceTagProps = {
  readonly product: Pick<Product, 'price' | 'old_price' | 'in_stock'>;
  readonly t: Translator;
};

/** The current and the previous price of a product; 'Sold' if nothing is in stock (spec point 5). */
export function PriceTag({ product, t }: PriceTagProps) {
  const { price, old_price, in_stock } = product;
  if (!in_stock)
    return (
      <span className="price" data-sold="">
        {t('shop.sold')}
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
