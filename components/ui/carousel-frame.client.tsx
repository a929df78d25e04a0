'use client';

import { useEffect, type HTMLAttributes } from 'react';
import { useInView } from 'react-intersection-observer';
import type { CarouselSettings } from './carousel-settings';

type CarouselFrameProps = HTMLAttributes<HTMLElement> & { readonly settings: CarouselSettings };

/** Swiper is loaded a little before the row comes into view. */
const IN_VIEW = { rootMargin: '200px', triggerOnce: true } as const;

/** The box around a carousel of the server. The code that moves it is fetched when it is about to be seen. */
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
    // New content brings new slides, which are taken over anew.
  }, [box, settings, children]);
  return (
    <section ref={ref} {...rest}>
      {children}
    </section>
  );
}
