import type { Video } from '@/lib/contract/entities/news';
import type { VideoObject, WithContext } from 'schema-dts';
import type { Image } from '@/lib/contract/entities/image';
import { isoDuration } from '@/lib/dates/duration';
import { openGraphImage } from '@/lib/images/open-graph-image';

/** Where our own video is played from if there is no YouTube ID (spec point 7: {base}/v/{id}.mp4). */
export const videoFileUrl = ({ id, file }: Pick<Video, 'id' | 'file'>): string => file?.url || `/v/${id}.mp4`;

/** A video for search engines. `siteUrl` has no trailing slash. */
export function videoJsonLd(
  video: Video,
  slate: Image | null,
  caption: string,
  siteUrl: string,
): WithContext<VideoObject> {
  const { youtube_id: code, name, length } = video;
  const image = openGraphImage(slate, siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: name || caption,
    description: caption || name,
    ...(image ? { thumbnailUrl: image.url } : {}),
    ...(length === null ? {} : { duration: isoDuration(length) }),
    ...(code === ''
      ? { contentUrl: new URL(videoFileUrl(video), siteUrl).href }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(code)}` }),
  };
}
