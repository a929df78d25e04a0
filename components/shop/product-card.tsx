import { Picture } from '@/components/media/picture';
import { Badge } from '@/components/ui/badge';
import { Card, CardLink } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import type { HeadingLevel } from '@/components/ui/heading';
import { productAddress } from '@/lib/shop/addresses';
import type { Product } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';
import { PriceTag } from './price-tag';
import { productMarks } from './product-marks';

type ProductCardProps = {
  readonly product: Product;
  readonly level: HeadingLevel;
  readonly priority?: boolean;
  readonly t: Translator;
};

/** Widths of the square image; the largest is twice the size in a grid. */
const WIDTHS = [200, 300, 400, 600, 800] as const;
const SIZES = '(min-width: 80rem) 19rem, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw';

/** A product in a grid: image with its badges, name and price. */
export function ProductCard({ product, level, priority = false, t }: ProductCardProps) {
  const { name, slug, brand, image } = product;
  const marks = productMarks(product, t);
  return (
    <Card as="article" className="h-full">
      {image ? (
        <Picture
          image={image}
          aspect="1x1"
          sizes={SIZES}
          widths={WIDTHS}
          maxWidth={800}
          alt=""
          priority={priority}
          imgClassName="zoom-img"
        />
      ) : (
        <div className="card-blank product-blank" />
      )}
      {marks.length > 0 ? (
        <p className="product-marks">
          {marks.map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </p>
      ) : null}
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        {brand === '' ? null : <p className="text-xs font-semibold text-muted">{brand}</p>}
        <Heading level={level} size="title-sm" isContent>
          <CardLink href={productAddress(slug)}>{name}</CardLink>
        </Heading>
        <p className="mt-auto pt-1">
          <PriceTag product={product} t={t} />
        </p>
      </div>
    </Card>
  );
}
