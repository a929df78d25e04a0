import 'server-only';
import { episodeView, type EpisodeView } from '@/components/podcast/episode-view';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { podcastChannelBlock } from '@/lib/contract/blocks/site';
import type { PodcastChannel } from '@/lib/contract/entities/news';
import { PODCAST_CHANNEL_ID } from '@/lib/contract/limits';
import { loadDates } from '@/lib/content/load-dates';
import type { WidgetContext, PageFacts } from '../define-widget';
import { PLAYER_TEXTS } from '@/components/podcast/podcast-player';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { Messages } from '@/lib/i18n/translate';
import { PODCAST_FEED_ADDRESS } from '@/lib/content/addresses';

const COVER_WIDTH = 800;

export type Podcast = {
  readonly channel: PodcastChannel;
  readonly episodes: readonly EpisodeView[];
  /** The player's texts. */
  readonly messages: Messages;
};

/** The podcast with its episodes, latest first; null on a site that has none. */
export async function loadPodcast(
  _settings: BlockSettings<typeof podcastChannelBlock>,
  context: WidgetContext,
): Promise<Podcast | null> {
  const [response, dates, messages] = await Promise.all([
    loadRest('getPodcastChannel', {
      id: PODCAST_CHANNEL_ID,
      image_aspect: '1x1',
      image_width: COVER_WIDTH,
    }),
    loadDates(context.language),
    getIslandMessages(context.language, PLAYER_TEXTS),
  ]);
  if (!response) return null;
  const { item: channel } = response;
  return {
    channel,
    episodes: channel.episodes.map((episode) => episodeView(episode, channel.title, dates)),
    messages,
  };
}

/** The podcast's picture for link previews, and its feed for podcast apps. */
export function podcastFacts(podcast: Podcast | null): PageFacts {
  if (!podcast) return {};
  const { channel } = podcast;
  return {
    image: channel.cover_art,
    feeds: [{ title: channel.title, href: PODCAST_FEED_ADDRESS }],
  };
}
