import type { PodcastEpisode as SchemaEpisode, PodcastSeries, WithContext } from 'schema-dts';
import { isoDuration } from '@/lib/dates/duration';
import { episodeAddress, PODCAST_FEED_ADDRESS, PODCAST_PAGE } from '@/lib/content/addresses';
import type { PodcastChannel, PodcastEpisode } from '@/lib/contract/entities/news';
import { openGraphImage } from '@/lib/images/open-graph-image';

const seriesId = (siteUrl: string) => `${siteUrl}/${PODCAST_PAGE}#podcast`;

/**
 * A podcast's structured data. `siteUrl` has no trailing slash.
 * @param description plain text
 */
export function podcastJsonLd(
  channel: PodcastChannel,
  description: string,
  siteUrl: string,
): WithContext<PodcastSeries> {
  const image = openGraphImage(channel.cover_art, siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    '@id': seriesId(siteUrl),
    name: channel.title,
    url: `${siteUrl}/${PODCAST_PAGE}`,
    webFeed: new URL(channel.rss_url || PODCAST_FEED_ADDRESS, siteUrl).href,
    ...(description === '' ? {} : { description }),
    ...(image ? { image: image.url } : {}),
  };
}

/** An episode's structured data; `series` is the podcast's name. */
export function episodeJsonLd(
  episode: PodcastEpisode,
  about: { readonly description: string; readonly series: string },
  siteUrl: string,
): WithContext<SchemaEpisode> {
  const image = openGraphImage(episode.cover_art, siteUrl);
  const url = siteUrl + episodeAddress(episode.url);
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    '@id': `${url}#episode`,
    url,
    name: episode.name,
    ...(about.description === '' ? {} : { description: about.description }),
    ...(episode.display_start_time ? { datePublished: episode.display_start_time } : {}),
    ...(episode.episode === null ? {} : { episodeNumber: episode.episode }),
    ...(episode.season === null
      ? {}
      : { partOfSeason: { '@type': 'CreativeWorkSeason', seasonNumber: episode.season } }),
    ...(episode.length === null ? {} : { timeRequired: isoDuration(episode.length) }),
    ...(image ? { image: image.url } : {}),
    ...(episode.media_url === ''
      ? {}
      : {
          associatedMedia: { '@type': 'AudioObject', contentUrl: new URL(episode.media_url, siteUrl).href },
        }),
    ...(about.series === ''
      ? {}
      : { partOfSeries: { '@type': 'PodcastSeries', '@id': seriesId(siteUrl), name: about.series } }),
  };
}
