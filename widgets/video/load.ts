import 'server-only';
import { loadQuery, loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { videoBlock } from '@/lib/contract/blocks/core';
import type { Video } from '@/lib/contract/entities/news';

const SLATE = { image_aspect: '16x9', image_width: 1600 } as const;

/** The video that the editor chose, with its source; null without one. */
export async function loadVideo({ video: id }: BlockSettings<typeof videoBlock>): Promise<Video | null> {
  if (id === null) return null;
  const found = await loadRest('getVideo', { id, ...SLATE });
  if (!found) return null;
  const { item: video } = found;
  if (video.youtube_id !== '' || video.file !== null) return video;
  // Content servers may return the id in this query only (spec point 7).
  const { cognitoVideo } = await loadQuery('videoYoutubeId', { id });
  return { ...video, youtube_id: cognitoVideo?.youtube_id ?? '' };
}
