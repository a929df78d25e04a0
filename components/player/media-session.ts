import type { Track } from './player-store';

type MediaActions = {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  readonly skip: (seconds: number) => void;
  readonly seek: (position: number) => void;
};

/** The length of one skip in seconds (spec point 9); a device's keys may specify another. */
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
      // A browser throws for an unsupported action; the others still work.
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
