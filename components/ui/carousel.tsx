import { Children, type CSSProperties, type ReactNode } from 'react';
import { CarouselFrame } from '@/components/islands.client';
import type { Translator } from '@/lib/i18n/translate';
import { CarouselControls } from './carousel-controls';
import { AUTOPLAY_MS, ONE_SLIDE, slideCountStyle, type SlidesPerView } from './carousel-settings';
import { StaticPart } from './static-part';

type CarouselProps = {
  /** Labels the carousel for screen readers. */
  readonly label: string;
  /** One child per slide. */
  readonly children: ReactNode;
  readonly slidesPerView?: SlidesPerView;
  /** Milliseconds between slides (spec point 9); 0 doesn't move by itself. */
  readonly autoplayMs?: number;
  readonly loop?: boolean;
  /** Index of the first slide; without a script the row starts at its first child. */
  readonly initialSlide?: number;
  /** Pixels between slides. */
  readonly gap?: number;
  /**
   * Position of the buttons: after the heading passed as `header`, over the lower edge of the slides, or below them where not all fit (up
   * to 1024 px).
   */
  readonly controls?: 'header' | 'overlay' | 'below';
  readonly header?: ReactNode;
  readonly t: Translator;
};

/** Where the buttons are if they come after the slides. */
const CONTROLS_AFTER = {
  overlay: 'absolute end-4 bottom-4 z-10 scheme-dark',
  below: 'mt-4 justify-center lg:hidden',
} as const;

/**
 * Slides in a row that scrolls and snaps; with a script it gets arrows, pause, keyboard and drag once it is in view. All of it is the
 * server's HTML, which the script takes over unchanged.
 */
export function Carousel(props: CarouselProps) {
  const { label, slidesPerView = ONE_SLIDE, autoplayMs = AUTOPLAY_MS, gap = 20, header, t } = props;
  const { controls = 'header', initialSlide = 0 } = props;
  const slides = Children.toArray(props.children);
  const maxSlides = Math.max(...Object.values(slidesPerView));
  // Looping needs more slides than fit in view; fewer slides don't move.
  const loop = (props.loop ?? false) && slides.length > Math.ceil(maxSlides);
  const slideMessage = t('carousel.slide', { index: '{{index}}', total: '{{slidesLength}}' });
  const buttons = (className: string) => (
    <CarouselControls hasAutoplay={autoplayMs > 0} className={className} t={t} />
  );

  return (
    <CarouselFrame
      className="carousel"
      aria-roledescription={t('carousel.label')}
      aria-label={label}
      style={{ ...slideCountStyle(slidesPerView), '--carousel-gap': `${gap}px` } as CSSProperties}
      settings={{ slidesPerView, autoplayMs, loop, spaceBetween: gap, initialSlide, slideMessage }}
    >
      {controls === 'header' ? (
        <StaticPart className="flex items-end justify-between gap-4">
          <div className="min-w-0 flex-1">{header}</div>
          {buttons('mb-6 md:mb-8')}
        </StaticPart>
      ) : null}
      {/* A scrollable box is focusable, so that the keyboard can scroll it before Swiper does. */}
      <StaticPart className="carousel-track" tabIndex={0}>
        <div className="carousel-row">
          {slides.map((slide, index) => (
            <div
              key={index}
              className="carousel-slide"
              role="group"
              aria-label={t('carousel.slide', { index: index + 1, total: slides.length })}
            >
              {slide}
            </div>
          ))}
        </div>
      </StaticPart>
      {controls === 'header' ? null : <StaticPart>{buttons(CONTROLS_AFTER[controls])}</StaticPart>}
    </CarouselFrame>
  );
}
