import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Image } from '@/lib/contract/entities/image';
import type { ImageShape } from '@/lib/contract/image-format';
import { pictureSources } from '@/lib/images/picture-sources';
import type { PictureSources } from '@/lib/images/picture-sources';

export type PictureProps = {
  readonly image: Image;
  /** CSS `sizes`: how wide the picture is shown. */
  readonly sizes: string;
  /** The first picture of the page: loaded at once and announced in the head. */
  readonly priority?: boolean | undefined;
  readonly aspect?: ImageShape | undefined;
  /** Widths to offer in pixels; by default the shared ones. */
  readonly widths?: readonly number[] | undefined;
  readonly maxWidth?: number | undefined;
  /** 'cover' fills the box, 'contain' shows all of a logo; by default the box takes the picture's shape. */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** In place of the picture's own text; '' where the text beside it says the same. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
  readonly imgClassName?: string | undefined;
};

const AT_ONCE = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;
const WHEN_NEAR = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A picture in the best format the browser takes, at a fitting size, its place kept from the first paint on. Attributes that
 * it does not have are left out: as `undefined` each is sent to the router, for dozens of pictures a page.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, priority = false, fit, className, imgClassName } = props;
  const picture = pictureSources(image, props);
  if (priority) announce(picture, sizes);
  return (
    <picture
      className={clsx('picture', className)}
      {...(fit === undefined ? { 'data-natural': '' } : { 'data-fit': fit })}
      {...backgroundOf(picture, fit)}
    >
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} {...(picture.isSized && { sizes })} />
      ))}
      <img
        src={picture.src}
        {...(picture.srcSet !== '' && { srcSet: picture.srcSet, sizes })}
        width={picture.width}
        height={picture.height}
        alt={props.alt ?? image.alt}
        {...(imgClassName !== undefined && { className: imgClassName })}
        {...(priority ? AT_ONCE : WHEN_NEAR)}
      />
    </picture>
  );
}

/** A logo's background would show through it for good, so only pictures that fill their box get one. */
function backgroundOf(picture: PictureSources, fit: PictureProps['fit']): { style?: CSSProperties } {
  if (picture.placeholder === '' || fit === 'contain' || picture.src.endsWith('.svg')) return {};
  return { style: { backgroundImage: `url("${picture.placeholder}")` } };
}

function announce(picture: PictureSources, sizes: string) {
  const best = picture.sources[0];
  preload(picture.src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best ? { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type } : {}),
  });
}
