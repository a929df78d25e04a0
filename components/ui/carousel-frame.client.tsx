'use client';

import { useEffect, type HTMLAttributes } from 'react';
import { useInView } from 'react-intersection-observer';
import type { CarouselSettings } from './carousel-settings';

type CarouselFrameProps = HTMLAttributes<HTMLElement> & { readonly settings: CarouselSettings };

/** Swiper loads shortly before the row comes into view. */
const IN_VIEW = { rootMargin: '200px', triggerOnce: true } as const;

/** The box around a server-rendered carousel. The code that moves it loads shortly before it is seen. */
export function CarouselFrame({ settings, children, ...rest }: CarouselFrameProps) {
  const { ref, inView, entry } = useInView(IN_VIEW);
  const box = inView ? entry?.target : undefined;
  useEffect(() => {
    if (!(box instanceof HTMLElement)) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // Without it the row scrolls, as it does without a script.
    import('./start-carousel.client')
      .then(({ startCarousel }) => {
        if (!isGone) stop = startCarousel(box, settings);
      })
      .catch((cause: unknown) => window.reportError(cause));
    return () => {
      isGone = true;
      stop?.();
    };
    // Updated content brings new slides, which are taken over again.
  }, [box, settings, children]);
  return (
    <section ref={ref} {...rest}>
      {children}
    </section>
  );
}
