import { getPodcastChannel, getPodcastEpisode } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { episodesOfChannel, findChannel, findEpisode } from '../data/podcast.ts';
import { refId } from '../../cms/records/refs.ts';
import { notFound } from '../../kernel/failure.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { imageRequestOfCall } from '../../media/image-request.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { channelEntity, episodeEntity } from '../mappers/podcast.ts';

export const podcastEpisodeRoute = handle(getPodcastEpisode, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const episode = await findEpisode(context, input.url);
  if (!episode) throw notFound('The episode');
  const channel = await findOne(payload, 'podcast-channels', { id: { equals: refId(episode.channel) } });
  return {
    item: await episodeEntity(episode, channel, context, imageRequestOfCall(input, DEFAULT_CROPS.cover)),
  };
});

export const podcastChannelRoute = handle(getPodcastChannel, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const channel = await findChannel(payload, input.id);
  if (!channel) throw notFound('The channel');
  const episodes = await episodesOfChannel(context, channel.id);
  return {
    item: await channelEntity(channel, episodes, context, imageRequestOfCall(input, DEFAULT_CROPS.cover)),
  };
});
