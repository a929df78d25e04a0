'use client';

import { useEffect, useRef } from 'react';
import type { LightboxPicture } from './lightbox-picture.client';

type LightboxThumbnailsProps = {
  readonly pictures: readonly LightboxPicture[];
  /** The picture shown. */
  readonly index: number;
  readonly label: string;
  /** '3 of 12'. */
  readonly positionOf: (index: number) => string;
  readonly onChoose: (index: number) => void;
};

/** All pictures in a scrolling row. Tab passes it in one step; the arrow keys change the picture wherever the focus is. */
export function LightboxThumbnails({
  pictures,
  index,
  label,
  positionOf,
  onChoose,
}: LightboxThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const [strip, button] = [row.current, current.current];
    if (!strip || !button) return;
    strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
    // After a press on the previous thumbnail, the focus stays in the row.
    if (strip.contains(document.activeElement)) button.focus({ preventScroll: true });
  }, [index]);

  return (
    <ul ref={row} className="lightbox-thumbnails" aria-label={label}>
      {pictures.map(({ thumbnail, alt }, position) => (
        <li key={position}>
          <button
            ref={position === index ? current : null}
            type="button"
            tabIndex={position === index ? 0 : -1}
            aria-current={position === index ? 'true' : undefined}
            aria-label={[positionOf(position), alt].filter((part) => part !== '').join(': ')}
            onClick={() => onChoose(position)}
          >
            <img src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
