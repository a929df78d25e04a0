import { podcastChannelBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { podcastFacts } from './facts';
import { loadPodcast } from './load';
import { PodcastChannelView } from './podcast-channel';

export const podcastChannelWidget = defineWidget({
  block: podcastChannelBlock,
  load: loadPodcast,
  View: PodcastChannelView,
  facts: podcastFacts,
});
