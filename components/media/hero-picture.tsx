import { preload } from 'react-dom';
import type { Image } from '@/lib/contract/entities/image';
import type { ImageShape } from '@/lib/contract/image-format';
import { isScalable } from '@/lib/images/image-url';
import { pictureSources } from '@/lib/images/picture-sources';
import { Picture } from './picture';

/** Up to this width the upright cut is shown: a wide picture in a narrow, high box would be mostly cut away unseen. */
const PHONE = '(max-width: 639px)';
const WIDE = '(min-width: 640px)';

type HeroPictureProps = {
  readonly image: Image;
  readonly wide: ImageShape;
  readonly upright: ImageShape;
  /** CSS `sizes` of the wide cut; the upright one takes the width of the screen. */
  readonly sizes: string;
  readonly alt: string;
  readonly priority: boolean;
};

/** A picture that fills its box, in a wide cut and, for phones, an upright one. */
export function HeroPicture({ image, wide, upright, sizes, alt, priority }: HeroPictureProps) {
  if (!isScalable(image.url)) {
    return <Picture image={image} sizes="100vw" alt={alt} fit="cover" priority={priority} />;
  }
  const cuts = [
    { media: PHONE, sizes: '100vw', ...pictureSources(image, { aspect: upright, maxWidth: 1200 }) },
    { media: WIDE, sizes, ...pictureSources(image, { aspect: wide }) },
  ];
  if (priority) cuts.forEach(announce);
  const [, base] = cuts;
  return (
    <picture className="picture" data-fit="cover" style={background(image.placeholder)}>
      {cuts.flatMap((cut) =>
        [...cut.sources, { type: undefined, srcSet: cut.srcSet || cut.src }].map(({ type, srcSet }) => (
          <source
            key={`${cut.media} ${String(type)}`}
            media={cut.media}
            type={type}
            srcSet={srcSet}
            sizes={cut.sizes}
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

function announce(cut: ReturnType<typeof pictureSources> & { media: string; sizes: string }) {
  const best = cut.sources[0];
  preload(cut.src, {
    as: 'image',
    fetchPriority: 'high',
    media: cut.media,
    imageSrcSet: best?.srcSet ?? cut.srcSet,
    imageSizes: cut.sizes,
    ...(best && { type: best.type }),
  });
}
