'use client';

import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useInView } from 'react-intersection-observer';
import { CoreIcon } from '@/components/ui/core-icon';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';
import { ScriptButton } from '@/components/ui/script-button.client';

export type BackgroundVideoTexts = { readonly play: string; readonly pause: string };

type BackgroundVideoProps = {
  /** Address of the video file. */
  readonly src: string;
  /** Address of the poster shown until it plays; '' for none. */
  readonly poster?: string;
  readonly style?: CSSProperties;
  /** The labels of its button. */
  readonly texts: BackgroundVideoTexts;
};

/**
 * A silent video behind the content of its positioned parent. It plays only while in view, doesn't play under reduced motion, and can be
 * paused.
 */
export function BackgroundVideo({ src, poster = '', style, texts }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const { ref, inView } = useInView();

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!inView) {
      element.pause();
      return;
    }
    // A browser may refuse autoplay; the poster stays, and the button starts the video.
    if (!isStopped && !prefersReducedMotion()) element.play().catch(() => setIsPlaying(false));
  }, [inView, isStopped]);

  const toggle = () => {
    setIsStopped(isPlaying);
    if (isPlaying) video.current?.pause();
    else void video.current?.play();
  };

  return (
    <>
      <div ref={ref} className="block-backdrop" style={style}>
        <video
          ref={video}
          src={src}
          poster={poster === '' ? undefined : poster}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        />
      </div>
      <ScriptButton
        className="icon-btn scheme-dark absolute end-3 bottom-3 z-10 bg-black/60"
        onClick={toggle}
        aria-label={isPlaying ? texts.pause : texts.play}
      >
        <CoreIcon name={isPlaying ? 'pause' : 'play'} />
      </ScriptButton>
    </>
  );
}
