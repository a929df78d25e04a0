import type { Track } from './player-store';

type MediaActions = {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  readonly skip: (seconds: number) => void;
  readonly seek: (position: number) => void;
};

/** How far one press skips in seconds (spec point 9); the keys of a device may say another length. */
export const SKIP_SECONDS = 10;

/** Lets keyboards, headsets and lock screens control the player (Media Session API), if supported. */
export function followMediaKeys({ play, pause, stop, skip, seek }: MediaActions): void {
  if (!('mediaSession' in navigator)) return;
  const handlers: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
    ['play', play],
    ['pause', pause],
    ['stop', stop],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && seek(seekTime)],
  ];
  for (const [action, handler] of handlers) {
    try {
      navigator.mediaSession.setActionHandler(action, handler);
    } catch {
      // A browser throws for an action that it does not support; the others work all the same.
    }
  }
}

/** Tells the device what is playing. */
export function showInMediaKeys({ title, artist, art }: Track): void {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({
    title,
    artist,
    artwork: art === '' ? [] : [{ src: art, sizes: '400x400' }],
  });
}
