import { videoClips } from './clips.ts';
import { picture } from './pictures.ts';
import type { DemoVideo } from './records/media.ts';

type Clip = 1 | 2 | 3 | 4;

function ownFilm(slug: string, name: string, clip: Clip): DemoVideo {
  const length = videoClips[clip - 1]?.seconds ?? 0;
  return { slug, name, platform: 'file', youtube_id: '', clip, length, slate: picture(`slate-${clip}`) };
}

/** Our own videos; the four clips are bundled, and one appears under two names. */
export const VIDEOS: readonly DemoVideo[] = [
  ownFilm('drive-by', 'Past the grandstand', 1),
  ownFilm('onboard-the-loop', 'On board through the loop', 2),
  ownFilm('flag-of-the-day', 'The flag', 3),
  ownFilm('five-lights', 'Five lights, then none', 4),
  ownFilm('jacket-in-the-wind', 'The paddock jacket, in the wind', 3),
  {
    slug: 'season-trailer',
    name: 'Season trailer',
    platform: 'youtube',
    youtube_id: 'SxCrossSS26',
    clip: null,
    length: 94,
    slate: picture('slate-1'),
  },
];
