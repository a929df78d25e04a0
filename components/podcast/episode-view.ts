import { playTime } from '@/components/player/play-time';
import type { Track } from '@/components/player/player-store';
import { episodeAddress } from '@/lib/content/addresses';
import type { PodcastEpisode } from '@/lib/contract/entities/news';
import type { DateFormatter } from '@/lib/dates/server';
import { scaledUrl } from '@/lib/images/image-url';

/** An episode in the form that lists and the player need. */
export type EpisodeView = {
  readonly episode: PodcastEpisode;
  readonly track: Track;
  readonly published: { readonly instant: string; readonly date: string } | null;
  /** '24:10'; '' if unknown. */
  readonly length: string;
};

/** Width of the image beside the player and on lock screens. */
const ART_WIDTH = 400;

/** Converts an episode for the page. `artist` is the podcast's name. */
export function episodeView(
  episode: PodcastEpisode,
  artist: string,
  dates: Pick<DateFormatter, 'day'>,
): EpisodeView {
  const { id, name, url, media_url, cover_art, length, display_start_time: instant } = episode;
  return {
    episode,
    track: {
      id,
      title: name,
      src: media_url,
      href: episodeAddress(url),
      artist,
      art: cover_art ? scaledUrl(cover_art.url, { aspect: '1x1', width: ART_WIDTH, extension: 'jpg' }) : '',
      lengthSeconds: length ?? 0,
    },
    published: instant === null ? null : { instant, date: dates.day(instant) },
    length: length === null ? '' : playTime(length),
  };
}
