import { act, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { mockAllIsIntersecting, setupIntersectionMocking } from 'react-intersection-observer/test-utils';
import type { SwiperContainer } from 'swiper/element';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getDates } from '@/lib/dates/server';
import { galleryBlock, heroTestimonialBlock } from '@/lib/contract/blocks/core';
import { calendarSwiperBlock, categorySwiperBlock } from '@/lib/contract/blocks/site';
import { gallerySchema, testimonialSchema } from '@/lib/contract/entities/media';
import { categorySummarySchema } from '@/lib/contract/entities/racing';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { roundEntries } from '@/components/racing/round-entries';
import { CalendarSwiperView } from '@/widgets/calendar-swiper/calendar-swiper';
import { CategorySwiperView } from '@/widgets/category-swiper/category-swiper';
import { GalleryView } from '@/widgets/gallery/gallery';
import { HeroTestimonialView } from '@/widgets/hero-testimonial/hero-testimonial';
import { widgetContext } from '../widgets/context';
import { image, round } from '../widgets/records';

/* How the carousels of the site move (spec point 9), read from what moves them. */

beforeEach(() => {
  setupIntersectionMocking(vi.fn);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

const IDS = [1, 2, 3, 4, 5];
const context = await widgetContext();

const slider = () => (
  <GalleryView
    settings={galleryBlock.settings.parse({ type: 'slider' })}
    data={gallerySchema.parse({
      id: 1,
      name: 'Opening round',
      slides: IDS.map((id) => ({ id, heading: `Picture ${String(id)}`, image })),
    })}
    context={context}
  />
);
const categories = () => (
  <CategorySwiperView
    settings={categorySwiperBlock.settings.parse({})}
    data={IDS.map((id) =>
      categorySummarySchema.parse({ id, name: `Class ${String(id)}`, url: `class-${String(id)}` }),
    )}
    context={context}
  />
);
const dates = await getDates('en');
const calendar = () => (
  <CalendarSwiperView
    settings={calendarSwiperBlock.settings.parse({})}
    data={roundEntries(
      IDS.map((id) => round({ id, url: `round-${String(id)}` })),
      dates,
      context.now,
    )}
    context={context}
  />
);
const voices = () => (
  <HeroTestimonialView
    settings={heroTestimonialBlock.settings.parse({})}
    data={IDS.map((id) =>
      testimonialSchema.parse({ id, name: `Fan ${String(id)}`, content: '<p>Loud.</p>' }),
    )}
    context={context}
  />
);

const CAROUSELS: readonly (readonly [title: string, view: () => ReactNode, params: object])[] = [
  [
    'the slider of a gallery (spec 4.28, 9.34)',
    slider,
    { loop: true, autoplay: { delay: 4000 }, breakpoints: { 500: { slidesPerView: 1 } } },
  ],
  [
    'the categories (spec 9.35, 9.37)',
    categories,
    {
      loop: true,
      autoplay: { delay: 4000 },
      breakpoints: { 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
    },
  ],
  [
    'the calendar (spec 9.35, 9.36)',
    calendar,
    {
      autoplay: { delay: 4000 },
      breakpoints: { 500: { slidesPerView: 2 }, 768: { slidesPerView: 3 }, 1024: { slidesPerView: 4 } },
    },
  ],
  ['testimonials in a hero (spec 9.35)', voices, { autoplay: { delay: 5000, pauseOnMouseEnter: true } }],
];

test.each(CAROUSELS)('%s move as the specification has it', async (_, view, params) => {
  const { container } = render(
    <I18nProvider lang="en" messages={english}>
      {view()}
    </I18nProvider>,
  );
  act(() => mockAllIsIntersecting(true));
  await waitFor(() => expect(container.querySelector('.carousel[data-ready]')).not.toBeNull());
  expect(container.querySelector<SwiperContainer>('.carousel-track')?.swiper.params).toMatchObject(params);
});
