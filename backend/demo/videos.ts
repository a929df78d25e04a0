import { videoSlate } from './art/catalogue.ts';
import type { DemoVideo } from './types.ts';

type Clip = 1 | 2 | 3 | 4;

const clip = (slug: string, name: string, number: Clip): DemoVideo => ({
  slug,
  name,
  platform: 'file',
  youtube_id: '',
  clip: number,
  length: 7,
  slate: videoSlate({ seed: number }),
});

/** Film of our own; the four clips are committed, and one is shown under several names as a series would. */
export const VIDEOS: readonly DemoVideo[] = [
  clip('drive-by', 'Drive-by: one car, one straight', 1),
  clip('onboard-the-loop', 'On board through the loop', 2),
  clip('flag-of-the-day', 'The flag', 3),
  clip('five-lights', 'Five lights, then none', 4),
  clip('jacket-in-the-wind', 'The paddock jacket, in the wind', 3),
  {
    slug: 'season-trailer',
    name: 'Season trailer',
    platform: 'youtube',
    youtube_id: 'SxCrossSS26',
    clip: null,
    length: 94,
    slate: videoSlate({ seed: 1 }),
  },
];
