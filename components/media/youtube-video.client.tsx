'use client';

import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/script-button.client';
import { PlayMark } from './play-mark';
import { useStopOnLeave } from './use-stop-on-leave';

type YoutubeVideoProps = {
  readonly id: string;
  readonly title: string;
  readonly labels: { readonly play: string; readonly hint: string; readonly watchOn: string };
  /** The poster, from our own images. */
  readonly children: ReactNode;
};

/** A YouTube video behind our own poster: nothing is sent to YouTube before the click, and without scripts it is a link. */
export function YoutubeVideo({ id, title, labels, children }: YoutubeVideoProps) {
  const [isStarted, setIsStarted] = useState(false);
  useStopOnLeave(useCallback(() => setIsStarted(false), []));
  const code = encodeURIComponent(id);
  if (isStarted) {
    return (
      <iframe
        className="film aspect-video w-full border-0"
        src={`https://www.youtube-nocookie.com/embed/${code}?autoplay=1&rel=0&playsinline=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <div className="film aspect-video">
      {children}
      <ScriptButton
        className="film-start script-only"
        onClick={() => setIsStarted(true)}
        aria-label={labels.play}
      >
        <PlayMark />
        <span className="film-hint">{labels.hint}</span>
      </ScriptButton>
      <noscript>
        <a href={`https://www.youtube.com/watch?v=${code}`} rel="noopener" className="film-start">
          <PlayMark />
          <span className="film-hint">{labels.watchOn}</span>
        </a>
      </noscript>
    </div>
  );
}
