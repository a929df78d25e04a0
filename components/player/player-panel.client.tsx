'use client';

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { useTranslate } from '@/lib/i18n/use-translate';
import { PlayerControls } from './player-controls.client';
import { playerStore } from './player-store';
import type { Track } from './player-store';
import { usePlayer } from './use-player';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

type PlayerPanelProps = {
  /** The preselected episode, then those that replace it when they are played. */
  readonly tracks: readonly [Track, ...Track[]];
  /** Native controls for browsers without scripts. */
  readonly fallback: ReactNode;
};

/** The player as part of a page: shows whichever of the page's episodes is loaded, otherwise its first (spec point 2). */
export function PlayerPanel({ tracks, fallback }: PlayerPanelProps) {
  const t = useTranslate();
  const loadedId = usePlayer((state) => state.track?.id);
  const track = tracks.find(({ id }) => id === loadedId) ?? tracks[0];
  const isLoaded = track.id === loadedId;
  const { ref, inView } = useInView();

  useEffect(() => {
    if (!isLoaded) return;
    playerStore.setState({ isPanelInView: inView });
    return () => playerStore.setState({ isPanelInView: false });
  }, [inView, isLoaded]);

  return (
    <section ref={ref} className="player-panel own-surface" aria-label={t('islands.player.panel')}>
      <div className="player-panel-live">
        <p lang={CONTENT_LANGUAGE} className="display text-title-sm">
          {track.title}
        </p>
        <PlayerControls track={track} />
      </div>
      <noscript>{fallback}</noscript>
    </section>
  );
}
