'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Swiper } from 'swiper/types';
import { prefersReducedMotion } from './reduced-motion';
import { SWIPER_CONSTANTS, swiperBreakpoints } from './carousel-settings';
import type { SlidesPerView } from './carousel-settings';

export type SwiperSettings = {
  readonly slidesPerView: SlidesPerView;
  /** Milliseconds between slides; 0 does not move by itself. */
  readonly autoplayMs: number;
  readonly loop: boolean;
  readonly spaceBetween: number;
  /** The slide that stands first when the carousel comes into view, counted from 0. */
  readonly initialSlide: number;
};

/**
 * Hands the server-rendered row over to Swiper once it is in view; until then, and without a script, it is a row that
 * scrolls and snaps. Swiper's code is fetched at that moment only.
 * @returns the Swiper, or null while the row stands for itself
 */
export function useSwiper(
  track: RefObject<HTMLElement | null>,
  isWanted: boolean,
  settings: SwiperSettings,
  slideMessage: string,
): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const { autoplayMs, loop, spaceBetween, initialSlide } = settings;
  // Compared by value: a parent may make the object anew at every render.
  const slideCounts = JSON.stringify(settings.slidesPerView);

  useEffect(() => {
    const element = track.current;
    if (!isWanted || !element) return;
    let made: Swiper | undefined;
    let isGone = false;
    const start = async () => {
      const { default: SwiperCore, modules } = await import('./swiper-modules.client');
      if (isGone) return;
      const slidesPerView: SlidesPerView = JSON.parse(slideCounts);
      const isStill = prefersReducedMotion();
      made = new SwiperCore(element, {
        modules,
        wrapperClass: 'carousel-row',
        slideClass: 'carousel-slide',
        slidesPerView: slidesPerView.base,
        breakpoints: swiperBreakpoints(slidesPerView),
        spaceBetween,
        initialSlide,
        loop,
        speed: isStill ? 0 : SWIPER_CONSTANTS.speed,
        threshold: SWIPER_CONSTANTS.threshold,
        longSwipesMs: SWIPER_CONSTANTS.longSwipesMs,
        longSwipesRatio: SWIPER_CONSTANTS.longSwipesRatio,
        keyboard: { enabled: true, onlyInViewport: true },
        a11y: { enabled: true, slideLabelMessage: slideMessage },
        autoplay:
          autoplayMs > 0 && !isStill
            ? { delay: autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: true }
            : false,
      });
      setSwiper(made);
    };
    // Without it the row scrolls, as it does without a script.
    start().catch((cause: unknown) => window.reportError(cause));
    return () => {
      isGone = true;
      made?.destroy(true, true);
      setSwiper(null);
    };
  }, [track, isWanted, slideCounts, autoplayMs, loop, spaceBetween, initialSlide, slideMessage]);

  return swiper;
}
