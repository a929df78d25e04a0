'use client';

import { CoreIcon } from '@/components/ui/core-icon';
import { ScriptButton } from '@/components/ui/script-button.client';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useTranslate } from '@/lib/i18n/use-translate';
import { playTime } from './play-time';
import { SKIP_SECONDS } from './media-session';
import { cycleSpeed, load, play, seek, skip, stop, toggle } from './player';
import type { Track } from './player-store';
import { usePlayer } from './use-player';

/** Play and pause, stop, speed, skips and position of one episode. They act on it even before it is in the player. */
export function PlayerControls({ track }: { readonly track: Track }) {
  const t = useTranslate();
  const isLoaded = usePlayer((state) => state.track?.id === track.id);
  const isPlaying = usePlayer((state) => state.isPlaying) && isLoaded;
  const hasFailed = usePlayer((state) => state.hasFailed) && isLoaded;
  const speed = usePlayer((state) => state.speed);
  const onLoaded = (act: () => void) => () => {
    load(track);
    act();
  };
  return (
    <div className="player-controls">
      <div className="player-buttons">
        <ScriptButton
          className="player-play"
          onClick={onLoaded(hasFailed ? play : toggle)}
          aria-label={isPlaying ? t('islands.player.pause') : t('islands.player.play')}
        >
          <CoreIcon name={isPlaying ? 'pause' : 'play'} size={24} />
        </ScriptButton>
        <ScriptButton
          className="icon-btn"
          onClick={onLoaded(() => skip(-SKIP_SECONDS))}
          aria-label={t('islands.player.back')}
        >
          <SkipFace icon="skip-back" />
        </ScriptButton>
        <ScriptButton
          className="icon-btn"
          onClick={onLoaded(() => skip(SKIP_SECONDS))}
          aria-label={t('islands.player.forward')}
        >
          <SkipFace icon="skip-forward" />
        </ScriptButton>
        <ScriptButton className="icon-btn" onClick={onLoaded(stop)} aria-label={t('islands.player.stop')}>
          <CoreIcon name="stop" />
        </ScriptButton>
        <ScriptButton
          className="icon-btn player-speed numeric"
          onClick={cycleSpeed}
          aria-label={t('islands.player.speed', { speed })}
        >
          {speed}×
        </ScriptButton>
      </div>
      <PlayerPosition track={track} isLoaded={isLoaded} />
      {hasFailed ? (
        <p role="alert" className="player-failed">
          {t('islands.player.failed')}
        </p>
      ) : null}
    </div>
  );
}

const SkipFace = ({ icon }: { readonly icon: 'skip-back' | 'skip-forward' }) => (
  <span className="player-skip numeric">
    <CoreIcon name={icon} size={18} />
    <span aria-hidden="true">{SKIP_SECONDS}</span>
  </span>
);

/** The slider with the times at its ends. A component of its own, because it changes several times a second. */
function PlayerPosition({ track, isLoaded }: { readonly track: Track; readonly isLoaded: boolean }) {
  const t = useTranslate();
  // Only whole seconds are shown, so it renders once a second.
  const now = usePlayer((state) => Math.floor(state.position));
  const known = usePlayer((state) => state.duration);
  const isHydrated = useHydrated();
  const position = isLoaded ? now : 0;
  const duration = Math.floor((isLoaded && known) || track.lengthSeconds);
  const times = { position: playTime(position), duration: playTime(duration) };
  return (
    // Time runs from left to right in every script, as on every player.
    <div className="player-position" dir="ltr">
      <span className="numeric">{times.position}</span>
      <input
        type="range"
        min={0}
        max={Math.max(duration, 1)}
        step={1}
        disabled={!isHydrated}
        value={Math.min(position, Math.max(duration, 1))}
        onChange={(event) => {
          load(track);
          seek(event.target.valueAsNumber);
        }}
        aria-label={t('islands.player.position')}
        aria-valuetext={t('islands.player.positionOf', times)}
        style={{ backgroundSize: `${(100 * position) / Math.max(duration, 1)}% 100%` }}
      />
      <span className="numeric">{times.duration}</span>
    </div>
  );
}
