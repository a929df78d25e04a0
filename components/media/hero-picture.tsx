import { preload } from 'react-dom';
import type { Image } from '@/lib/contract/entities/image';
import { WIDE_PICTURE_WIDTH, type ImageShape } from '@/lib/contract/image-format';
import { isScalable } from '@/lib/images/image-url';
import { pictureSources } from '@/lib/images/picture-sources';
import { Picture } from './picture';

/** Up to this width the portrait crop is shown: most of a wide image in a narrow, tall box would be cropped away. */
const PHONE = '(max-width: 639px)';
const WIDE = '(min-width: 640px)';

type HeroPictureProps = {
  readonly image: Image;
  readonly wide: ImageShape;
  readonly upright: ImageShape;
  /** CSS `sizes` of the landscape crop; the portrait one has the width of the screen. */
  readonly sizes: string;
  readonly alt: string;
  readonly priority: boolean;
};

/** An image that fills its box, in a landscape crop and, for phones, a portrait one. */
export function HeroPicture({ image, wide, upright, sizes, alt, priority }: HeroPictureProps) {
  if (!isScalable(image.url)) {
    return <Picture image={image} sizes="100vw" alt={alt} fit="cover" priority={priority} />;
  }
  const crops = [
    { media: PHONE, sizes: '100vw', ...pictureSources(image, { aspect: upright, maxWidth: 1200 }) },
    { media: WIDE, sizes, ...pictureSources(image, { aspect: wide, maxWidth: WIDE_PICTURE_WIDTH }) },
  ];
  if (priority) crops.forEach(announce);
  const [, base] = crops;
  return (
    <picture className="picture" data-fit="cover" style={background(image.placeholder)}>
      {crops.flatMap((crop) =>
        [...crop.sources, { type: undefined, srcSet: crop.srcSet || crop.src }].map(({ type, srcSet }) => (
          <source
            key={`${crop.media} ${String(type)}`}
            media={crop.media}
            type={type}
            srcSet={srcSet}
            sizes={crop.sizes}
          />
        )),
      )}
      <img
        src={base?.src}
        alt={alt}
        width={base?.width}
        height={base?.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

const background = (placeholder: string) =>
  placeholder === '' ? undefined : { backgroundImage: `url("${placeholder}")` };

function announce(crop: ReturnType<typeof pictureSources> & { media: string; sizes: string }) {
  const best = crop.sources[0];
  preload(crop.src, {
    as: 'image',
    fetchPriority: 'high',
    media: crop.media,
    imageSrcSet: best?.srcSet ?? crop.srcSet,
    imageSizes: crop.sizes,
    ...(best && { type: best.type }),
  });
}
