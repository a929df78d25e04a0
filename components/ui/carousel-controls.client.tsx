'use client';

import clsx from 'clsx';
import type { Swiper } from 'swiper/types';
import { useTranslate } from '@/lib/i18n/use-translate';
import { CoreIcon } from './core-icon';

type CarouselControlsProps = {
  readonly swiper: Swiper | null;
  readonly isPlaying: boolean;
  readonly hasAutoplay: boolean;
  readonly className?: string;
};

/** Previous, next, and pause for a carousel that moves by itself. Until there is something to steer they cannot be pressed. */
export function CarouselControls({ swiper, isPlaying, hasAutoplay, className }: CarouselControlsProps) {
  const t = useTranslate();
  const toggle = () => (isPlaying ? swiper?.autoplay.stop() : swiper?.autoplay.start());
  return (
    <div className={clsx('carousel-controls flex flex-none', className)}>
      {hasAutoplay ? (
        <button
          type="button"
          className="icon-btn"
          disabled={!swiper}
          onClick={toggle}
          aria-label={isPlaying ? t('islands.carousel.pause') : t('islands.carousel.play')}
        >
          <CoreIcon name={isPlaying ? 'pause' : 'play'} />
        </button>
      ) : null}
      <button
        type="button"
        className="icon-btn"
        disabled={!swiper}
        onClick={() => swiper?.slidePrev()}
        aria-label={t('islands.carousel.previous')}
      >
        <CoreIcon name="arrow-left" mirrored />
      </button>
      <button
        type="button"
        className="icon-btn"
        disabled={!swiper}
        onClick={() => swiper?.slideNext()}
        aria-label={t('islands.carousel.next')}
      >
        <CoreIcon name="arrow-right" mirrored />
      </button>
    </div>
  );
}
