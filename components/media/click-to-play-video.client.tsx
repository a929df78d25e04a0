'use client';

import clsx from 'clsx';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/script-button.client';
import { PlayMark } from './play-mark';
import { useStopOnLeave } from './use-stop-on-leave';

type ClickToPlayVideoProps = {
  /** Address of the video. */
  readonly src: string;
  /** Label of the button that starts it. */
  readonly label: string;
  /** The poster shown until then. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** A video that shows its poster until it is clicked, then plays with controls (spec point 2). Nothing of the video loads before that. */
export function ClickToPlayVideo({ src, label, children, className }: ClickToPlayVideoProps) {
  const [isStarted, setIsStarted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useStopOnLeave(useCallback(() => video.current?.pause(), []));
  if (isStarted) {
    return (
      // Captions, if any, are part of the file.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={video}
        src={src}
        controls
        autoPlay
        playsInline
        className={clsx('film', className)}
        // The button that had the focus is gone.
        onLoadStart={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      />
    );
  }
  return (
    <div className={clsx('film', className)}>
      {children}
      <ScriptButton className="film-start script-only" onClick={() => setIsStarted(true)} aria-label={label}>
        <PlayMark />
      </ScriptButton>
      <noscript>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- as above */}
        <video src={src} controls preload="none" className="film-plain" />
      </noscript>
    </div>
  );
}
