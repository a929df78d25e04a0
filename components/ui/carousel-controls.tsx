import clsx from 'clsx';
import type { Translator } from '@/lib/i18n/translate';
import { Icon } from './icon';

type CarouselControlsProps = {
  readonly hasAutoplay: boolean;
  readonly className: string;
  readonly t: Translator;
};

/** Previous, next, and pause for a carousel that moves by itself. Hidden until a script takes over (start-carousel.client.ts). */
export function CarouselControls({ hasAutoplay, className, t }: CarouselControlsProps) {
  return (
    <div className={clsx('carousel-controls flex flex-none', className)}>
      {hasAutoplay ? (
        <button
          type="button"
          className="icon-btn"
          data-carousel="toggle"
          aria-label={t('carousel.play')}
          data-pause={t('carousel.pause')}
          data-play={t('carousel.play')}
        >
          <Icon name="pause" />
          <Icon name="play" />
        </button>
      ) : null}
      <button type="button" className="icon-btn" data-carousel="previous" aria-label={t('carousel.previous')}>
        <Icon name="arrow-left" mirrored />
      </button>
      <button type="button" className="icon-btn" data-carousel="next" aria-label={t('carousel.next')}>
        <Icon name="arrow-right" mirrored />
      </button>
    </div>
  );
}
