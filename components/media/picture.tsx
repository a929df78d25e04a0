import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import type { Image } from '@/lib/contract/entities/image';
import type { ImageShape } from '@/lib/contract/image-format';
import { pictureSources } from '@/lib/images/picture-sources';
import type { PictureSources } from '@/lib/images/picture-sources';

type PictureProps = {
  readonly image: Image;
  /** CSS `sizes`: the displayed width of the image. */
  readonly sizes: string;
  /** The first image of the page: loaded eagerly and preloaded in the head. */
  readonly priority?: boolean | undefined;
  readonly aspect?: ImageShape | undefined;
  /** Widths to offer in pixels; by default the shared ones. */
  readonly widths?: readonly number[] | undefined;
  readonly maxWidth?: number | undefined;
  /** 'cover' fills the box, 'contain' shows a whole logo; by default the box has the image's shape. */
  readonly fit?: 'cover' | 'contain' | undefined;
  /** Replaces the image's own alternative text; '' if nearby text says the same. */
  readonly alt?: string | undefined;
  readonly className?: string | undefined;
  readonly imgClassName?: string | undefined;
};

/** Up to this width a picture loads about as fast as its placeholder, so placeholders would only make the page heavier. */
const THUMBNAIL_WIDTH = 400;

const EAGER = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;

/**
 * An image in the best format that the browser supports, at a fitting size, with its space reserved from the first paint. Missing
 * attributes are omitted: as `undefined`, each would be sent to the router, for dozens of images per page.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, priority = false, fit, className, imgClassName } = props;
  const picture = pictureSources(image, props);
  if (priority) announce(picture, sizes);
  return (
    <picture
      className={clsx('picture', className)}
      {...(fit === undefined ? { 'data-natural': '' } : { 'data-fit': fit })}
      {...backgroundOf(picture, props)}
    >
      {picture.sources.map(({ type, srcSet, isSized }) => (
        <source key={type} type={type} srcSet={srcSet} {...(isSized && { sizes })} />
      ))}
      <img
        src={picture.src}
        {...(picture.srcSet !== '' && { srcSet: picture.srcSet, sizes })}
        width={picture.width}
        height={picture.height}
        alt={props.alt ?? image.alt}
        {...(imgClassName !== undefined && { className: imgClassName })}
        {...(priority ? EAGER : LAZY)}
      />
    </picture>
  );
}

/** A placeholder would permanently show through a transparent logo, so only images that fill their box get one. */
function backgroundOf(
  { placeholder, src }: PictureSources,
  { fit, maxWidth = Infinity }: PictureProps,
): { style?: CSSProperties } {
  const isThumbnail = maxWidth <= THUMBNAIL_WIDTH;
  if (placeholder === '' || isThumbnail || fit === 'contain' || src.endsWith('.svg')) return {};
  return { style: { backgroundImage: `url("${placeholder}")` } };
}

function announce(picture: PictureSources, sizes: string) {
  const best = picture.sources[0];
  preload(picture.src, {
    as: 'image',
    fetchPriority: 'high',
    ...(best ? { imageSrcSet: best.srcSet, imageSizes: sizes, type: best.type } : {}),
  });
}
