import { playerStore } from './player-store';
import type { Track } from './player-store';
import { followMediaKeys, showInMediaKeys } from './media-session';

/** Playback speeds in the order in which the button cycles through them (spec point 9). */
export const SPEEDS = [1, 1.25, 1.5, 2] as const;

let element: HTMLAudioElement | null = null;

/** The single audio element of this tab. It is attached to the body, outside every page, so that no navigation stops it. */
function audio(): HTMLAudioElement {
  if (element) return element;
  const made = document.createElement('audio');
  made.preload = 'metadata';
  made.hidden = true;
  const set = playerStore.setState;
  made.addEventListener('play', () => set({ isPlaying: true, hasFailed: false }));
  made.addEventListener('pause', () => set({ isPlaying: false }));
  made.addEventListener('ended', () => set({ isPlaying: false }));
  made.addEventListener('timeupdate', () => set({ position: made.currentTime }));
  made.addEventListener('seeked', () => set({ position: made.currentTime }));
  made.addEventListener('durationchange', () => {
    if (Number.isFinite(made.duration)) set({ duration: made.duration });
  });
  made.addEventListener('error', () => {
    if (playerStore.getState().track) set({ hasFailed: true, isPlaying: false });
  });
  document.body.append(made);
  followMediaKeys({ play, pause, stop, skip, seek });
  element = made;
  return made;
}

/** Loads an episode unless it is already loaded, keeping the chosen speed. */
export function load(track: Track): void {
  const state = playerStore.getState();
  if (state.track?.id === track.id && !state.hasFailed) return;
  const sound = audio();
  sound.src = track.src;
  sound.playbackRate = state.speed;
  sound.defaultPlaybackRate = state.speed;
  playerStore.setState({ track, hasFailed: false, position: 0, duration: track.lengthSeconds });
  showInMediaKeys(track);
}

export function play(): void {
  // Either the element's error event reports a failure, or the visitor has paused in the meantime: nothing more to do.
  audio()
    .play()
    .catch(() => playerStore.setState({ isPlaying: false }));
}

export function pause(): void {
  audio().pause();
}

export function toggle(): void {
  if (playerStore.getState().isPlaying) pause();
  else play();
}

/** Pauses and returns to the start (spec point 2). */
export function stop(): void {
  audio().pause();
  seek(0);
}

/** Seeks to a position in seconds, at most the end. */
export function seek(position: number): void {
  const { duration } = playerStore.getState();
  const target = Math.max(0, duration > 0 ? Math.min(position, duration) : position);
  audio().currentTime = target;
  playerStore.setState({ position: target });
}

/** Skips by a number of seconds, backwards if negative. */
export function skip(seconds: number): void {
  seek(audio().currentTime + seconds);
}

/** Selects the next speed; after the last comes the first. */
export function cycleSpeed(): void {
  const { speed } = playerStore.getState();
  const index = SPEEDS.findIndex((candidate) => candidate === speed);
  const next = SPEEDS[(index + 1) % SPEEDS.length] ?? SPEEDS[0];
  audio().playbackRate = next;
  audio().defaultPlaybackRate = next;
  playerStore.setState({ speed: next });
}

/** Unloads the episode and closes the player. */
export function close(): void {
  const sound = audio();
  sound.pause();
  playerStore.setState({ track: null, isPlaying: false, hasFailed: false, position: 0, duration: 0 });
  sound.removeAttribute('src');
  sound.load();
}
