'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useStopOnLeave } from '@/components/media/use-stop-on-leave';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';

type HostedVideoProps = {
  readonly src: string;
  /** Address of the poster; '' for none. */
  readonly poster: string;
  readonly name: string;
  /** Autoplay as set by the editor; it is then muted, and off for visitors who prefer reduced motion. */
  readonly startsByItself: boolean;
};

/** Our own video with the browser's controls. */
export function HostedVideo({ src, poster, name, startsByItself }: HostedVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useStopOnLeave(useCallback(() => video.current?.pause(), []));
  useEffect(() => {
    const element = video.current;
    if (!element || !startsByItself || prefersReducedMotion()) return;
    element.muted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return element.pause();
      // The browser may refuse; the poster and the controls remain.
      element.play().catch(() => observer.disconnect());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [startsByItself]);

  return (
    // Captions, if any, are part of the file.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={video}
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
