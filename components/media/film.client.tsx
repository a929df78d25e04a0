'use client';

import clsx from 'clsx';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/script-button.client';
import { PlayMark } from './play-mark';
import { useStillWhenLeft } from './use-still-when-left';

type FilmProps = {
  /** Address of the film. */
  readonly src: string;
  /** Names the button that starts it. */
  readonly label: string;
  /** The slate that is shown until then. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** A film that shows its slate until it is clicked, then plays with controls (spec point 2). Nothing of it is fetched before. */
export function Film({ src, label, children, className }: FilmProps) {
  const [isStarted, setIsStarted] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  useStillWhenLeft(useCallback(() => film.current?.pause(), []));
  if (isStarted) {
    return (
      // The film speaks for itself where it has captions: they are a part of the file.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={film}
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
