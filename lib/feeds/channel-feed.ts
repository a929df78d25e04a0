import 'server-only';
import { env } from '@/lib/config/env';
import { episodeAddress, PODCAST_FEED_ADDRESS, PODCAST_PAGE } from '@/lib/content/addresses';
import { getInitialData, loadRest } from '@/lib/content/load';
import type { Image } from '@/lib/contract/entities/image';
import type { PodcastEpisode } from '@/lib/contract/entities/news';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { PODCAST_CHANNEL_ID } from '@/lib/contract/limits';
import { plainText } from '@/lib/html/plain-text';
import { scaledUrl } from '@/lib/images/image-url';
import { podcastFeed } from './podcast-feed';
import type { PodcastEpisodeItem } from './podcast-feed';

/** Directories require square covers of 1400 to 3000 pixels, as JPEG or PNG. */
const COVER_WIDTH = 2000;
const MIN_COVER_WIDTH = 1400;
/** Podcast apps remember episodes they have seen; older ones are on the site. */
const MAX_EPISODES = 100;

/** The podcast feed for podcast apps; null if the site has none. */
export async function channelFeed(): Promise<string | null> {
  const [{ domain }, answer] = await Promise.all([
    getInitialData(),
    loadRest('getPodcastChannel', {
      id: PODCAST_CHANNEL_ID,
      image_aspect: '1x1',
      image_width: COVER_WIDTH,
    }),
  ]);
  if (!answer) return null;
  const { item: channel } = answer;
  const { siteUrl } = env();
  return podcastFeed({
    title: channel.title,
    link: `${siteUrl}/${PODCAST_PAGE}`,
    self: siteUrl + PODCAST_FEED_ADDRESS,
    description: plainText(channel.description),
    language: INITIAL_LANGUAGE,
    author: domain.organisation_name || domain.name,
    email: domain.organisation_email,
    cover: coverUrl(channel.cover_art, siteUrl) ?? '',
    // Apps can do nothing with an episode without audio.
    items: channel.episodes
      .filter(({ media_url }) => media_url !== '')
      .slice(0, MAX_EPISODES)
      .map((episode) => episodeItem(episode, siteUrl)),
  });
}

const coverUrl = (image: Image | null, siteUrl: string): string | undefined =>
  image
    ? new URL(scaledUrl(image.url, { aspect: '1x1', width: COVER_WIDTH, extension: 'jpg' }), siteUrl).href
    : undefined;

const isLargeEnough = (image: Image | null) => image !== null && image.width >= MIN_COVER_WIDTH;

function episodeItem(episode: PodcastEpisode, siteUrl: string): PodcastEpisodeItem {
  return {
    guid: `episode-${episode.id}@${new URL(siteUrl).host}`,
    title: episode.name,
    link: siteUrl + episodeAddress(episode.url),
    description: plainText(episode.description),
    published: episode.display_start_time,
    // Directories reject an episode with a smaller cover; without one, the channel's cover is used.
    image: isLargeEnough(episode.cover_art) ? coverUrl(episode.cover_art, siteUrl) : undefined,
    mediaUrl: new URL(episode.media_url, siteUrl).href,
    mediaSize: episode.media_size ?? 0,
    lengthSeconds: episode.length,
    season: episode.season,
    episode: episode.episode,
  };
}
