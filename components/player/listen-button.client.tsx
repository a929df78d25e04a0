'use client';

import { CoreIcon } from '@/components/ui/core-icon';
import { ScriptButton } from '@/components/ui/script-button.client';
import { load, play, toggle } from './player';
import type { Track } from './player-store';
import { usePlayer } from './use-player';

type ListenButtonProps = {
  readonly track: Track;
  readonly labels: {
    readonly listen: string;
    readonly pause: string;
    /** The label with the episode's name, for screen reader users who hear the button out of context. */
    readonly listenNamed: string;
    readonly pauseNamed: string;
  };
};

/** Loads an episode into the player and plays it; pauses it while it is playing. */
export function ListenButton({ track, labels }: ListenButtonProps) {
  const isLoaded = usePlayer((state) => state.track?.id === track.id);
  const isPlaying = usePlayer((state) => state.isPlaying) && isLoaded;
  const press = () => {
    if (isLoaded) return toggle();
    load(track);
    play();
  };
  return (
    <ScriptButton
      className="btn listen-btn script-only"
      data-size="small"
      data-loaded={isLoaded ? '' : undefined}
      onClick={press}
      aria-label={isPlaying ? labels.pauseNamed : labels.listenNamed}
    >
      <CoreIcon name={isPlaying ? 'pause' : 'play'} size={16} />
      {isPlaying ? labels.pause : labels.listen}
    </ScriptButton>
  );
}
