import 'server-only';
import { episodeView, type EpisodeView } from '@/components/podcast/episode-view';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { podcastEpisodeBlock } from '@/lib/contract/blocks/site';
import type { PodcastChannel } from '@/lib/contract/entities/news';
import { PODCAST_CHANNEL_ID } from '@/lib/contract/limits';
import { loadDates } from '@/lib/content/load-dates';
import { plainText } from '@/lib/html/plain-text';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { PLAYER_TEXTS } from '@/components/podcast/podcast-player';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { Messages } from '@/lib/i18n/translate';
import { PODCAST_FEED_ADDRESS } from '@/lib/content/addresses';

const MORE_EPISODES = 4;
const COVER = { image_aspect: '1x1', image_width: 800 } as const;

export type EpisodePage = {
  readonly view: EpisodeView;
  /** Plain text. */
  readonly description: string;
  readonly channel: PodcastChannel | null;
  readonly others: readonly EpisodeView[];
  /** The player's texts. */
  readonly messages: Messages;
};

/** The episode named by the address (/listen/{url}), with others of its podcast. */
export async function loadEpisode(
  settings: BlockSettings<typeof podcastEpisodeBlock>,
  context: AddressedContext,
): Promise<EpisodePage | typeof MISSING> {
  const { item_url: url, url_parameter_2: rest } = context.path;
  if (url === '' || rest !== '') return MISSING;
  const [found, podcast, dates, messages] = await Promise.all([
    loadRest('getPodcastEpisode', { url, ...COVER }),
    loadRest('getPodcastChannel', { id: PODCAST_CHANNEL_ID, ...COVER }),
    loadDates(context.language),
    getIslandMessages(context.language, PLAYER_TEXTS),
  ]);
  if (!found) return MISSING;
  const channel = podcast?.item ?? null;
  const title = channel?.title ?? '';
  return {
    view: episodeView(found.item, title, dates),
    description: plainText(found.item.description),
    channel,
    others: settings.show_more_episodes
      ? (channel?.episodes ?? [])
          .filter(({ id }) => id !== found.item.id)
          .slice(0, MORE_EPISODES)
          .map((episode) => episodeView(episode, title, dates))
      : [],
    messages,
  };
}

/** Roughly how much of a description search results show. */
const DESCRIPTION_LENGTH = 200;

/** An episode's metadata for link previews, search engines and podcast apps. */
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
