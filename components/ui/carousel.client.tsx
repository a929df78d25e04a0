'use client';

import { Children, useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Swiper } from 'swiper/types';
import { useTranslate } from '@/lib/i18n/use-translate';
import { AUTOPLAY_MS, ONE_SLIDE, slideCountStyle } from './carousel-settings';
import type { SlidesPerView } from './carousel-settings';
import { CarouselControls } from './carousel-controls.client';
import { useSwiper } from './use-swiper.client';

type CarouselProps = {
  /** Names the carousel for screen readers. */
  readonly label: string;
  /** One child a slide. */
  readonly children: ReactNode;
  readonly slidesPerView?: SlidesPerView;
  /** Milliseconds between slides (spec point 9); 0 does not move by itself. */
  readonly autoplayMs?: number;
  readonly loop?: boolean;
  /** The slide to start at, counted from 0; without a script the row starts at its first. */
  readonly initialSlide?: number;
  /** Pixels between slides. */
  readonly gap?: number;
  /**
   * Where the buttons stand: after the heading that is given as `header`, over the lower edge of the slides, or below them where not
   * all fit (up to 1024 px).
   */
  readonly controls?: 'header' | 'overlay' | 'below';
  readonly header?: ReactNode;
};

/** Swiper is loaded a little before the row comes into view. */
const IN_VIEW = { rootMargin: '200px', triggerOnce: true } as const;

/** Where the buttons are if they follow the slides. */
const CONTROLS_AFTER = {
  overlay: 'absolute end-4 bottom-4 z-10 scheme-dark',
  below: 'mt-4 justify-center lg:hidden',
} as const;

/** Slides in a row: complete in the server's HTML, with arrows, pause, keyboard and drag once it is in view. */
export function Carousel(props: CarouselProps) {
  const { label, slidesPerView = ONE_SLIDE, autoplayMs = AUTOPLAY_MS, gap = 20, header } = props;
  const { controls = 'header', initialSlide = 0 } = props;
  const t = useTranslate();
  const slides = Children.toArray(props.children);
  const most = Math.max(...Object.values(slidesPerView));
  // Looping needs more slides than fit in view; fewer don't move.
  const canLoop = (props.loop ?? false) && slides.length > most;
  const track = useRef<HTMLDivElement>(null);
  const { ref, inView } = useInView(IN_VIEW);
  const slideMessage = t('islands.carousel.slide', { index: '{{index}}', total: '{{slidesLength}}' });
  const settings = { slidesPerView, autoplayMs, loop: canLoop, spaceBetween: gap, initialSlide };
  const swiper = useSwiper(track, inView, settings, slideMessage);
  const isPlaying = useAutoplay(swiper);

  return (
    <section
      ref={ref}
      className="carousel"
      aria-roledescription={t('islands.carousel.label')}
      aria-label={label}
      data-ready={swiper ? '' : undefined}
      style={{ ...slideCountStyle(slidesPerView), '--carousel-gap': `${gap}px` } as CSSProperties}
    >
      {controls === 'header' ? (
        <div className="flex items-end justify-between gap-4">
          <div className="min-w-0 flex-1">{header}</div>
          <CarouselControls
            swiper={swiper}
            isPlaying={isPlaying}
            hasAutoplay={autoplayMs > 0}
            className="mb-6 md:mb-8"
          />
        </div>
      ) : null}
      {/* A scrollable box is focusable, so that the keyboard can scroll it before Swiper does. */}
      <div ref={track} className="carousel-track" tabIndex={swiper ? undefined : 0}>
        <div className="carousel-row">
          {slides.map((slide, index) => (
            <div
              key={index}
              className="carousel-slide"
              role="group"
              aria-label={t('islands.carousel.slide', { index: index + 1, total: slides.length })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {controls === 'header' ? null : (
        <CarouselControls
          swiper={swiper}
          isPlaying={isPlaying}
          hasAutoplay={autoplayMs > 0}
          className={CONTROLS_AFTER[controls]}
        />
      )}
    </section>
  );
}

/** Whether the carousel is moving by itself at the moment. Focus inside holds it, as the pointer does. */
function useAutoplay(swiper: Swiper | null): boolean {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!swiper) return;
    const update = () => setIsPlaying(swiper.autoplay?.running ?? false);
    update();
    swiper.on('autoplayStart', update);
    swiper.on('autoplayStop', update);
    const hold = () => swiper.autoplay?.running && swiper.autoplay.pause();
    const release = () => swiper.autoplay?.running && swiper.autoplay.resume();
    swiper.el.addEventListener('focusin', hold);
    swiper.el.addEventListener('focusout', release);
    return () => {
      if (swiper.destroyed) return;
      swiper.off('autoplayStart', update);
      swiper.off('autoplayStop', update);
      swiper.el.removeEventListener('focusin', hold);
      swiper.el.removeEventListener('focusout', release);
    };
  }, [swiper]);
  return isPlaying;
}
