import { preload } from 'react-dom';
import type { Image } from '@/lib/contract/entities/image';
import { WIDE_PICTURE_WIDTH, type ImageShape } from '@/lib/contract/image-format';
import { isScalable } from '@/lib/images/image-url';
import { pictureSources } from '@/lib/images/picture-sources';
import type { PictureSources } from '@/lib/images/picture-sources';
import { Picture } from './picture';

/** Up to this width the portrait crop is shown: a narrow, tall box would cut off most of a wide image. */
const PHONE = '(max-width: 639px)';
const PHONE_SIZES = '100vw';
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
  const phone = pictureSources(image, { aspect: upright, maxWidth: 1200 });
  const base = pictureSources(image, { aspect: wide, maxWidth: WIDE_PICTURE_WIDTH });
  if (priority) {
    announce(phone, { media: PHONE, sizes: PHONE_SIZES });
    announce(base, { media: WIDE, sizes });
  }
  // Phones read one of the first of these, so the others need no condition.
  return (
    <picture className="picture" data-fit="cover" style={background(image.placeholder)}>
      {phone.sources.map(({ type, srcSet, isSized }) => (
        <source
          key={`phone ${type}`}
          media={PHONE}
          type={type}
          srcSet={srcSet}
          {...(isSized && { sizes: PHONE_SIZES })}
        />
      ))}
      <source
        media={PHONE}
        srcSet={phone.srcSet || phone.src}
        {...(phone.srcSet !== '' && { sizes: PHONE_SIZES })}
      />
      {base.sources.map(({ type, srcSet, isSized }) => (
        <source key={type} type={type} srcSet={srcSet} {...(isSized && { sizes })} />
      ))}
      <img
        src={base.src}
        {...(base.srcSet !== '' && { srcSet: base.srcSet, sizes })}
        alt={alt}
        width={base.width}
        height={base.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

const background = (placeholder: string) =>
  placeholder === '' ? undefined : { backgroundImage: `url("${placeholder}")` };

function announce(
  { sources: [best], src, srcSet }: PictureSources,
  { media, sizes }: { readonly media: string; readonly sizes: string },
) {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    media,
    imageSrcSet: best?.srcSet ?? srcSet,
    imageSizes: sizes,
    ...(best && { type: best.type }),
  });
}
