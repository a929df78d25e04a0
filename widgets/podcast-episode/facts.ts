import { PODCAST_FEED_ADDRESS } from '@/lib/content/addresses';
import type { PageFacts } from '../define-widget';
import type { EpisodePage } from './load';

/** Search results show about this much of a description. */
const DESCRIPTION_LENGTH = 200;

/** What link previews, search engines and podcast apps are told of an episode. */
export function episodeFacts({ view, description, channel }: EpisodePage): PageFacts {
  const { episode } = view;
  return {
    title: episode.name,
    description: description.slice(0, DESCRIPTION_LENGTH),
    image: episode.cover_art,
    publishedTime: episode.display_start_time,
    ...(channel ? { feeds: [{ title: channel.title, href: PODCAST_FEED_ADDRESS }] } : {}),
  };
}
