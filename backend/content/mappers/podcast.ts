import type { PodcastChannel, PodcastEpisode } from '../../../lib/contract/entities/news.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { PodcastChannel as ChannelDoc, PodcastEpisode as EpisodeDoc } from '../../payload-types.ts';
import { loadRef, type ContentContext } from '../context.ts';
import { fileEntity } from '../../media/file.ts';

/** An episode; without its own artwork it uses its channel's. */
export async function episodeEntity(
  doc: EpisodeDoc,
  channel: ChannelDoc | null,
  context: ContentContext,
  crop: ImageRequest,
): Promise<PodcastEpisode> {
  const [description, media, cover] = await Promise.all([
    context.html(doc.description),
    loadRef(context.files, doc.media),
    context.images.crop(doc.cover_art ?? channel?.cover_art, crop),
  ]);
  const file = media && fileEntity(media);
  return {
    id: doc.id,
    season: doc.season ?? null,
    episode: doc.episode ?? null,
    name: doc.name,
    url: doc.url,
    description,
    cover_art: cover,
    media_url: file?.url ?? doc.media_url ?? '',
    media_size: file?.size ?? null,
    length: doc.length ?? null,
    display_start_time: doc.display_start_time,
  };
}

/** A channel with its episodes (spec point 3). */
export async function channelEntity(
  doc: ChannelDoc,
  episodes: readonly EpisodeDoc[],
  context: ContentContext,
  crop: ImageRequest,
): Promise<PodcastChannel> {
  return {
    id: doc.id,
    cover_art: await context.images.crop(doc.cover_art, crop),
    title: doc.title,
    description: await context.html(doc.description),
    amazon_url: doc.amazon_url ?? '',
    itunes_url: doc.itunes_url ?? '',
    spotify_url: doc.spotify_url ?? '',
    deezer_url: doc.deezer_url ?? '',
    tune_in_url: doc.tune_in_url ?? '',
    iheart_url: doc.iheart_url ?? '',
    samsung_cast_url: doc.samsung_cast_url ?? '',
    rss_url: doc.rss_url ?? '',
    episodes: await Promise.all(episodes.map((episode) => episodeEntity(episode, doc, context, crop))),
  };
}
