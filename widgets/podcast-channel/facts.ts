import { PODCAST_FEED_ADDRESS } from '@/lib/content/addresses';
import type { PageFacts } from '../define-widget';
import type { Podcast } from './load';

/** The picture of the podcast for link previews, and its feed for podcast apps. */
export function podcastFacts(podcast: Podcast | null): PageFacts {
  if (!podcast) return {};
  const { channel } = podcast;
  return {
    image: channel.cover_art,
    feeds: [{ title: channel.title, href: PODCAST_FEED_ADDRESS }],
  };
}
