'use client';

import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/script-button.client';
import { PlayMark } from './play-mark';
import { useStillWhenLeft } from './use-still-when-left';

type YoutubeFilmProps = {
  readonly id: string;
  readonly title: string;
  readonly words: { readonly play: string; readonly hint: string; readonly watchOn: string };
  /** The slate, from our own pictures. */
  readonly children: ReactNode;
};

/** A film of YouTube behind our own slate: nothing goes there before the click, and without a script a link leads there. */
export function YoutubeFilm({ id, title, words, children }: YoutubeFilmProps) {
  const [isStarted, setIsStarted] = useState(false);
  useStillWhenLeft(useCallback(() => setIsStarted(false), []));
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
        aria-label={words.play}
      >
        <PlayMark />
        <span className="film-hint">{words.hint}</span>
      </ScriptButton>
      <noscript>
        <a href={`https://www.youtube.com/watch?v=${code}`} rel="noopener" className="film-start">
          <PlayMark />
          <span className="film-hint">{words.watchOn}</span>
        </a>
      </noscript>
    </div>
  );
}
