import { podcastEpisodeBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { episodeFacts } from './facts';
import { loadEpisode } from './load';
import { PodcastEpisodeView } from './podcast-episode';

export const podcastEpisodeWidget = defineWidget({
  block: podcastEpisodeBlock,
  load: loadEpisode,
  View: PodcastEpisodeView,
  facts: episodeFacts,
});
