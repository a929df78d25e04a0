'use client';

import { useState } from 'react';
import { IMAGE_WIDTH_MAX } from '@/lib/contract/image-format';
import { imageSrcSet } from '@/lib/images/image-url';
import type { LightboxPicture } from './lightbox-picture.client';

/** Widths of an image that fills the screen. */
const WIDTHS = [800, 1200, 1600, 2000] as const;
const FORMATS = [
  ['image/avif', 'avif'],
  ['image/webp', 'webp'],
] as const;

/** One image of the lightbox: loading, shown, or an error message (spec points 4 and 8). */
export function LightboxImage({
  picture,
  waiting,
  failed,
}: {
  readonly picture: LightboxPicture;
  /** The text while it is loading. */
  readonly waiting: string;
  readonly failed: string;
}) {
  const [state, setState] = useState<'loading' | 'loaded' | 'error'>('loading');
  if (state === 'error') {
    return (
      <p role="alert" className="lightbox-failed">
        {failed}
      </p>
    );
  }
  const onError = () => {
    // eslint-disable-next-line no-console -- spec point 8: an image that cannot be decoded is logged
    console.warn(`An image could not be loaded: ${picture.src}`);
    setState('error');
  };
  return (
    <div className="lightbox-picture" data-state={state}>
      {state === 'loading' ? (
        <p role="status" className="lightbox-waiting">
          <span className="sr-only">{waiting}</span>
        </p>
      ) : null}
      <picture>
        {FORMATS.map(([type, extension]) => {
          const srcSet = imageSrcSet(picture.src, IMAGE_WIDTH_MAX, { extension }, WIDTHS);
          return srcSet === '' ? null : <source key={type} type={type} srcSet={srcSet} sizes="100vw" />;
        })}
        <img
          src={picture.src}
          alt={picture.alt}
          draggable={false}
          onLoad={() => setState('loaded')}
          onError={onError}
        />
      </picture>
    </div>
  );
}
