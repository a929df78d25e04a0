import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/media/picture';
import type { Product, Sku } from '@/lib/contract/entities/shop';
import { formatPrice } from '@/lib/shop/price';
import type { WidgetContext } from '../define-widget';

/** From so few pieces on their number is told. */
const FEW = 5;

type ProductSizesProps = {
  readonly product: Pick<Product, 'skus' | 'price' | 'size_chart_image'>;
  readonly t: WidgetContext['t'];
};

/** What sizes there are and whether each is in stock; its price where it is not the product's. */
export function ProductSizes({ product, t }: ProductSizesProps) {
  const { skus, price, size_chart_image: chart } = product;
  const named = skus.filter(({ name }) => name !== '');
  if (named.length === 0) return null;
  return (
    <section className="mt-6">
      <Heading level={2} size="title-sm" className="mb-3">
        {t('shop.sizes')}
      </Heading>
      <ul className="product-sizes">
        {named.map((sku) => (
          <li key={sku.id} className="product-size" data-sold={sku.in_stock ? undefined : ''}>
            <span className="font-semibold">{sku.name}</span>
            <span className="numeric text-sm text-muted">{stockText(sku, t)}</span>
            {sku.in_stock && sku.price !== price ? (
              <span className="numeric text-sm font-semibold">{formatPrice(sku.price)}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {chart ? (
        <details className="size-chart mt-3">
          <summary>{t('shop.sizeChart')}</summary>
          <Picture
            image={chart}
            sizes="(min-width: 900px) 38rem, 100vw"
            alt={chart.alt || t('shop.sizeChart')}
          />
        </details>
      ) : null}
    </section>
  );
}

function stockText({ in_stock, stock }: Sku, t: WidgetContext['t']): string {
  if (!in_stock) return t('shop.sold');
  return stock !== null && stock <= FEW ? t('shop.left', { count: stock }) : t('shop.inStock');
}
