import { largePicture } from '@/components/gallery/gallery-tile';
import { LightboxLinks } from '@/components/islands.client';
import { Picture } from '@/components/media/picture';
import type { Product } from '@/lib/contract/entities/shop';
import { ORIGINAL_ASPECT } from '@/lib/contract/image-format';
import type { WidgetContext } from '../define-widget';
import { PhotoSteps } from '../islands.client';

const WIDTHS = [400, 600, 800, 1200] as const;
const THUMB_WIDTHS = [100, 200] as const;
const SIZES = '(min-width: 80rem) 41rem, (min-width: 900px) 50vw, 100vw';

type ProductPhotosProps = {
  readonly product: Pick<Product, 'name' | 'images'>;
  readonly priority: boolean;
  readonly t: WidgetContext['t'];
};

const anchorOf = (index: number) => `photo-${index + 1}`;

/** A product's images in a horizontal strip, each linked to its large version, with thumbnails below. */
export function ProductPhotos({ product, priority, t }: ProductPhotosProps) {
  const { images, name } = product;
  if (images.length === 0) return <div className="card-blank product-blank" />;
  const nameOf = (index: number) => t('shop.photo', { name, number: index + 1 });
  return (
    <div>
      <LightboxLinks>
        <ul className="product-photos">
          {images.map((image, index) => (
            <li key={image.url} id={anchorOf(index)}>
              <a href={largePicture(image, ORIGINAL_ASPECT)} data-lightbox="" data-caption={name}>
                <Picture
                  image={image}
                  aspect="1x1"
                  sizes={SIZES}
                  widths={WIDTHS}
                  maxWidth={1200}
                  alt={image.alt || nameOf(index)}
                  priority={priority && index === 0}
                />
              </a>
            </li>
          ))}
        </ul>
      </LightboxLinks>
      {images.length > 1 ? (
        <PhotoSteps>
          <ul className="product-thumbs">
            {images.map((image, index) => (
              <li key={image.url}>
                <a href={`#${anchorOf(index)}`} aria-current={index === 0 ? 'true' : undefined}>
                  <Picture
                    image={image}
                    aspect="1x1"
                    sizes="4.5rem"
                    widths={THUMB_WIDTHS}
                    maxWidth={200}
                    alt={nameOf(index)}
                  />
                </a>
              </li>
            ))}
          </ul>
        </PhotoSteps>
      ) : null}
    </div>
  );
}
