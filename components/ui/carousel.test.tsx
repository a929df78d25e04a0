import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Translator } from '@/lib/i18n/translate';
import english from '@/locales/en.json';
import { Carousel } from './carousel';
import { CALENDAR_SLIDES, slideCountStyle, swiperBreakpoints } from './carousel-settings';

const t: Translator = (key, values) => formatMessage(english, 'en', key, values);

describe('Carousel', () => {
  it("has every slide in the server's HTML, named and numbered", () => {
    const html = renderToString(
      <Carousel label="Calendar" slidesPerView={CALENDAR_SLIDES} loop t={t}>
        {['Hampton Downs', 'Taupō', 'Manfeild'].map((name) => (
          <h3 key={name}>{name}</h3>
        ))}
      </Carousel>,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const slides = [...page.querySelectorAll('[role="group"]')];
    expect(slides.map((slide) => slide.textContent)).toEqual(['Hampton Downs', 'Taupō', 'Manfeild']);
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(page.querySelector('section[aria-roledescription]')?.getAttribute('aria-label')).toBe('Calendar');
  });
});

describe('the slide counts of the calendar', () => {
  it('are the same for the row and for Swiper (spec 9.36)', () => {
    expect(slideCountStyle(CALENDAR_SLIDES)).toEqual({
      '--per-view-base': 1.1,
      '--per-view-500': 2,
      '--per-view-768': 3,
      '--per-view-1024': 4,
    });
    expect(swiperBreakpoints(CALENDAR_SLIDES)).toEqual({
      500: { slidesPerView: 2 },
      768: { slidesPerView: 3 },
      1024: { slidesPerView: 4 },
    });
  });
});
