import { Notice } from '@/components/ui/notice';
import type { PaymentMode } from '@/lib/contract/entities/site';
import type { Product } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';

type CardsOffProps = {
  readonly mode: PaymentMode;
  readonly products: readonly Pick<Product, 'price' | 'in_stock' | 'skus'>[];
  readonly className: string;
  readonly t: Translator;
};

/** What can still be ordered while payments are off, beside products; nothing if none of them can be bought, or all are free. */
export function CardsOff({ mode, products, className, t }: CardsOffProps) {
  if (mode !== 'off' || !products.some(isSold)) return null;
  return (
    <div className={className}>
      <Notice tone="warning">{t('payment.off')}</Notice>
    </div>
  );
}

/** Whether some of it can be bought, for money. */
const isSold = ({ skus, ...whole }: CardsOffProps['products'][number]): boolean =>
  [whole, ...skus].some(({ in_stock, price }) => in_stock && price > 0);
