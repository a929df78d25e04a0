import type { CSSProperties } from 'react';
import { StaticPart } from '@/components/ui/static-part';
import type { Image } from '@/lib/contract/entities/image';
import { WIDE_PICTURE_WIDTH } from '@/lib/contract/image-format';
import { Picture } from './picture';

type BackgroundImageProps = {
  readonly image: Image;
  /** Percent; null is full (spec point 9). */
  readonly opacity?: number | null;
  readonly saturation?: number | null;
  /** Stays fixed while the page scrolls over it. */
  readonly isFixed?: boolean;
  readonly priority?: boolean;
};

/** Opacity and saturation in percent as the custom properties of styles/layout.css. */
export function backdropStyle(opacity: number | null, saturation: number | null): CSSProperties {
  return {
    ...(opacity !== null && opacity < 100 && { '--backdrop-opacity': opacity / 100 }),
    ...(saturation !== null && saturation !== 100 && { '--backdrop-filter': `saturate(${saturation}%)` }),
  } as CSSProperties;
}

/** An image behind the content of its positioned parent. */
export function BackgroundImage({
  image,
  opacity = null,
  saturation = null,
  isFixed = false,
  priority,
}: BackgroundImageProps) {
  return (
    <StaticPart
      className="block-backdrop"
      data-fixed={isFixed ? '' : undefined}
      style={backdropStyle(opacity, saturation)}
      aria-hidden="true"
    >
      <Picture
        image={image}
        sizes="100vw"
        maxWidth={WIDE_PICTURE_WIDTH}
        alt=""
        fit="cover"
        priority={priority}
      />
    </StaticPart>
  );
}
