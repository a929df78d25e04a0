import { fireEvent, render } from '@testing-library/react';
import type { SwiperContainer } from 'swiper/element';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CarouselSettings } from './carousel-settings';
import { startCarousel } from './start-carousel.client';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SETTINGS: CarouselSettings = {
  slidesPerView: { base: 1 },
  autoplayMs: 4000,
  loop: true,
  spaceBetween: 0,
  initialSlide: 0,
  slideMessage: '',
};

function start() {
  const { container } = render(
    <section>
      <div className="carousel-track">
        <div className="carousel-row">
          {['Grid', 'Start', 'Finish'].map((name) => (
            <div key={name} className="carousel-slide">
              {name}
            </div>
          ))}
        </div>
      </div>
    </section>,
  );
  const box = container.querySelector('section');
  const track = container.querySelector<SwiperContainer>('.carousel-track');
  if (!box || !track) throw new Error('There is no carousel.');
  const stop = startCarousel(box, SETTINGS);
  const shown = () => box.querySelector('.swiper-slide-active')?.textContent;
  /** Lets time pass until a movement. jsdom moves nothing, and so never reports that a movement has ended. */
  const passAndMove = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    fireEvent.transitionEnd(track.swiper.wrapperEl);
  };
  return { track, shown, passAndMove, stop };
}

test('moves every four seconds, and restarts at its end (spec 4.28, 9.34, 9.35)', () => {
  const { shown, passAndMove, stop } = start();
  vi.advanceTimersByTime(3999);
  expect(shown()).toBe('Grid');
  passAndMove(1);
  expect(shown()).toBe('Start');
  passAndMove(4000);
  expect(shown()).toBe('Finish');
  passAndMove(4000);
  expect(shown()).toBe('Grid');
  stop();
});

test('pauses while the pointer is on it (spec 9.35)', () => {
  const { track, shown, passAndMove, stop } = start();
  fireEvent(track, new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe('Grid');
  fireEvent(track, new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  passAndMove(4000);
  expect(shown()).toBe('Start');
  stop();
});

test('moves on a swipe as specified (spec 9.34)', () => {
  const { track, stop } = start();
  expect(track.swiper.params).toMatchObject({
    speed: 300,
    threshold: 5,
    longSwipesMs: 300,
    longSwipesRatio: 0.5,
  });
  stop();
});

test('moves with the arrow keys, and lets Page Down scroll the page', () => {
  const { shown, stop } = start();
  const press = (key: string, keyCode: number) => fireEvent.keyDown(document.body, { key, keyCode });
  // It returns whether the key still does what the browser does with it.
  expect(press('PageDown', 34)).toBe(true);
  expect(shown()).toBe('Grid');
  expect(press('ArrowRight', 39)).toBe(false);
  expect(shown()).toBe('Start');
  stop();
});
