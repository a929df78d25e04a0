'use client';

import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { SWIPER_CONSTANTS, swiperBreakpoints, type CarouselSettings } from './carousel-settings';
import { prefersReducedMotion } from './reduced-motion';

/**
 * Hands a server-rendered carousel over to Swiper and enables its buttons.
 * @param box the carousel's section
 * @returns a function that turns it back into a scrolling row
 */
export function startCarousel(box: HTMLElement, settings: CarouselSettings): () => void {
  const track = box.querySelector<HTMLElement>('.carousel-track');
  if (!track) return () => {};
  const { slidesPerView, autoplayMs, loop, spaceBetween, initialSlide, slideMessage } = settings;
  const isStill = prefersReducedMotion();
  const swiper = new Swiper(track, {
    modules: [A11y, Autoplay, Keyboard],
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
    // Page Up and Page Down scroll the page, which Swiper would prevent while a carousel is in view.
    keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
    a11y: { enabled: true, slideLabelMessage: slideMessage },
    autoplay:
      autoplayMs > 0 && !isStill
        ? { delay: autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: true }
        : false,
  });

  const until = new AbortController();
  const { signal } = until;
  const button = (name: string) => box.querySelector<HTMLButtonElement>(`[data-carousel="${name}"]`);
  const toggle = button('toggle');
  const isPlaying = () => swiper.autoplay?.running ?? false;
  const showState = () => {
    box.toggleAttribute('data-playing', isPlaying());
    toggle?.setAttribute('aria-label', toggle.dataset[isPlaying() ? 'pause' : 'play'] ?? '');
  };
  const stopPlaying = () => {
    if (isPlaying()) swiper.autoplay.stop();
  };
  button('previous')?.addEventListener('click', () => swiper.slidePrev(), { signal });
  button('next')?.addEventListener('click', () => swiper.slideNext(), { signal });
  toggle?.addEventListener(
    'click',
    () => {
      if (isPlaying()) swiper.autoplay.stop();
      else swiper.autoplay.start();
    },
    { signal },
  );
  // A touch or focus inside stops it; the button starts it again.
  track.addEventListener('pointerdown', stopPlaying, { signal });
  track.addEventListener('focusin', stopPlaying, { signal });
  swiper.on('autoplayStart', showState);
  swiper.on('autoplayStop', showState);
  showState();
  track.removeAttribute('tabindex');
  box.setAttribute('data-ready', '');

  return () => {
    until.abort();
    swiper.destroy(true, true);
    box.removeAttribute('data-ready');
    box.removeAttribute('data-playing');
    track.tabIndex = 0;
  };
}
