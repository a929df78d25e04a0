'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useStillWhenLeft } from '@/components/media/use-still-when-left';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';

type OwnFilmProps = {
  readonly src: string;
  /** Address of the slate; '' for none. */
  readonly poster: string;
  readonly name: string;
  /** The editor wants it to move by itself; it then does so silently, and not for those who asked for less motion. */
  readonly startsByItself: boolean;
};

/** Our own film with the browser's controls. */
export function OwnFilm({ src, poster, name, startsByItself }: OwnFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  useStillWhenLeft(useCallback(() => film.current?.pause(), []));
  useEffect(() => {
    const element = film.current;
    if (!element || !startsByItself || prefersReducedMotion()) return;
    element.muted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return element.pause();
      // A browser may refuse; the slate and the controls are there.
      element.play().catch(() => observer.disconnect());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [startsByItself]);

  return (
    // Captions are a part of the file where it has any.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={film}
      className="film aspect-video w-full"
      src={src}
      poster={poster === '' ? undefined : poster}
      aria-label={name}
      controls
      playsInline
      loop={startsByItself}
      preload="none"
    />
  );
}
