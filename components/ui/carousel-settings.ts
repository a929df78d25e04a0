/** Slider constants of spec point 9. */
export const SWIPER_CONSTANTS = {
  /** Duration of a slide transition in milliseconds. */
  speed: 300,
  threshold: 5,
  longSwipesMs: 300,
  longSwipesRatio: 0.5,
} as const;
/** Milliseconds between slides, and between those of a hero (spec point 9). */
export const AUTOPLAY_MS = 4000;
export const AUTOPLAY_HERO_MS = 5000;

/** Widths in pixels from which the number of slides changes (spec point 9). */
type CarouselBreakpoint = 500 | 640 | 768 | 1024;
export type SlidesPerView = { readonly base: number } & { readonly [width in CarouselBreakpoint]?: number };

/** A phone shows one slide and the edge of the next, to hint at more slides: without a script, too. */
const ONE_AND_PEEK = 1.1;
/** Calendar swiper: 1, 2 at 500 px, 3 at 768 px, up to 4 at 1024 px (spec point 9). */
export const CALENDAR_SLIDES: SlidesPerView = { base: ONE_AND_PEEK, 500: 2, 768: 3, 1024: 4 };
/** Category swiper: 1, 2 at 640 px, 3 at 1024 px (spec point 9). */
export const CATEGORY_SLIDES: SlidesPerView = { base: ONE_AND_PEEK, 640: 2, 1024: 3 };
/** Testimonials of a hero: as many as fit, all three from 1024 px on. */
export const HERO_SLIDES: SlidesPerView = { base: ONE_AND_PEEK, 640: 2, 1024: 3 };
export const ONE_SLIDE: SlidesPerView = { base: ONE_AND_PEEK, 500: 1 };

/** What a carousel's script needs to know. */
export type CarouselSettings = {
  readonly slidesPerView: SlidesPerView;
  /** Milliseconds between slides; 0 doesn't move by itself. */
  readonly autoplayMs: number;
  readonly loop: boolean;
  /** Pixels. */
  readonly spaceBetween: number;
  /** Index of the slide that is first when the carousel comes into view. */
  readonly initialSlide: number;
  /** The screen reader text of a slide, with Swiper's `{{index}}` and `{{slidesLength}}` in it. */
  readonly slideMessage: string;
};

const breakpoints: readonly CarouselBreakpoint[] = [500, 640, 768, 1024];

/** Slide counts as the custom properties that styles/motion.css uses for the row. */
export function slideCountStyle(slides: SlidesPerView): Record<`--${string}`, number> {
  const style: Record<`--${string}`, number> = { '--per-view-base': slides.base };
  for (const width of breakpoints) {
    const count = slides[width];
    if (count !== undefined) style[`--per-view-${width}`] = count;
  }
  return style;
}

/** The same counts in Swiper's format. */
export function swiperBreakpoints(slides: SlidesPerView): Record<number, { slidesPerView: number }> {
  const entries = breakpoints.flatMap((width) => {
    const count = slides[width];
    return count === undefined ? [] : [[width, { slidesPerView: count }] as const];
  });
  return Object.fromEntries(entries);
}
