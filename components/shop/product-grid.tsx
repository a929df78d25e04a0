import type { HeadingLevel } from '@/components/ui/heading';
import type { Product } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';
import { ProductCard } from './product-card';

type ProductGridProps = {
  readonly products: readonly Product[];
  readonly level: HeadingLevel;
  /** Loads the first images eagerly. */
  readonly priority?: boolean;
  readonly t: Translator;
};

/** Products in a grid: two columns on a phone, four on a wide screen. */
export function ProductGrid({ products, level, priority = false, t }: ProductGridProps) {
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.slug}>
          <ProductCard product={product} level={level} priority={priority && index === 0} t={t} />
        </li>
      ))}
    </ul>
  );
}
