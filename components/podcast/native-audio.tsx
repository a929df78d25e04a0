import type { Track } from '@/components/player/player-store';

/** The browser's own player, for visitors without scripts. */
export function NativeAudio({ track }: { readonly track: Track }) {
  return (
    // The episode's page has its description; there are no captions.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <audio controls preload="none" src={track.src} aria-label={track.title} className="w-full" />
  );
}
