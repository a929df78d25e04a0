import { element, textElement } from '@/lib/shared/text/xml';
import { channelHead, itemHead, rssDocument } from './rss';
import type { Child, RssFeed, RssItem } from './rss';

export type PodcastEpisodeItem = RssItem & {
  /** Absolute address of the audio. */
  readonly mediaUrl: string;
  /** Bytes; podcast apps need the exact number. */
  readonly mediaSize: number;
  readonly lengthSeconds: number | null;
  readonly season: number | null;
  readonly episode: number | null;
};

export type PodcastFeed = Omit<RssFeed, 'items'> & {
  readonly items: readonly PodcastEpisodeItem[];
  readonly author: string;
  readonly email: string;
  /** Absolute address of the square cover as JPEG; '' for none. */
  readonly cover: string;
};

const NAMESPACES = { 'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd' };
/** The directory category for a racing podcast. */
const CATEGORY = 'Sports';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
};

/** Media type of an audio file by its extension; MP3 if that is unknown. */
export function mediaType(address: string): string {
  const ending = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return MEDIA_TYPES[ending] ?? 'audio/mpeg';
}

const image = (url: string | undefined): Child => (url ? element('itunes:image', null, { href: url }) : null);
const count = (name: string, value: number | null): Child =>
  value === null || value <= 0 ? null : element(name, Math.round(value));

/** A podcast feed: RSS 2.0 with enclosures and the iTunes elements that directories require. */
export function podcastFeed(feed: PodcastFeed): string {
  return rssDocument(
    [
      ...channelHead(feed),
      textElement('itunes:author', feed.author),
      textElement('itunes:summary', feed.description),
      element('itunes:type', 'episodic'),
      element('itunes:explicit', 'false'),
      element('itunes:category', null, { text: CATEGORY }),
      image(feed.cover),
      feed.email === ''
        ? null
        : element('itunes:owner', [element('itunes:name', feed.author), element('itunes:email', feed.email)]),
      ...feed.items.map(episodeXml),
    ],
    NAMESPACES,
  );
}

function episodeXml(item: PodcastEpisodeItem) {
  return element('item', [
    ...itemHead(item),
    element('enclosure', null, {
      url: item.mediaUrl,
      length: item.mediaSize,
      type: mediaType(item.mediaUrl),
    }),
    element('itunes:title', item.title),
    count('itunes:duration', item.lengthSeconds),
    count('itunes:season', item.season),
    count('itunes:episode', item.episode),
    element('itunes:episodeType', 'full'),
    element('itunes:explicit', 'false'),
    image(item.image),
  ]);
}
