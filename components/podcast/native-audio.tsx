import type { Track } from '@/components/player/player-store';

/** The browser's own player, for those without a script. */
export function NativeAudio({ track }: { readonly track: Track }) {
  return (
    // The episode's page has its description; there are no captions of it.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <audio controls preload="none" src={track.src} aria-label={track.title} className="w-full" />
  );
}
