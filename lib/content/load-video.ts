import 'server-only';
import type { Video } from '@/lib/contract/entities/news';
import { loadQuery, loadRest } from './load';

const SLATE = { image_aspect: '16x9', image_width: 1600 } as const;

/** A video with its source; null if there is none. */
export async function loadVideo(id: number | null): Promise<Video | null> {
  if (id === null) return null;
  const found = await loadRest('getVideo', { id, ...SLATE });
  if (!found) return null;
  const { item: video } = found;
  if (video.youtube_id !== '' || video.file !== null) return video;
  // Content servers may return the id in this query only (spec point 7).
  const { cognitoVideo } = await loadQuery('videoYoutubeId', { id });
  return { ...video, youtube_id: cognitoVideo?.youtube_id ?? '' };
}
