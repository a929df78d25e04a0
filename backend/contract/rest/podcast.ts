import { getPodcastChannel, getPodcastEpisode } from '../../../lib/contract/endpoints/content.ts';
import { createContentContext } from '../data/context.ts';
import { findOne } from '../data/find-one.ts';
import { episodesOfChannel, findChannel, findEpisode } from '../data/podcast.ts';
import { refId } from '../data/refs.ts';
import { notFound } from '../failure.ts';
import { handle } from '../handle.ts';
import { wishOfCall } from '../image-wish.ts';
import { CUTS } from '../mappers/cuts.ts';
import { channelEntity, episodeEntity } from '../mappers/podcast.ts';

export const podcastEpisodeRoute = handle(getPodcastEpisode, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const episode = await findEpisode(context, input.url);
  if (!episode) throw notFound('The episode');
  const channel = await findOne(payload, 'podcast-channels', { id: { equals: refId(episode.channel) } });
  return { item: await episodeEntity(episode, channel, context, wishOfCall(input, CUTS.cover)) };
});

export const podcastChannelRoute = handle(getPodcastChannel, async ({ input, payload }) => {
  const context = createContentContext(payload);
  const channel = await findChannel(payload, input.id);
  if (!channel) throw notFound('The channel');
  const episodes = await episodesOfChannel(context, channel.id);
  return { item: await channelEntity(channel, episodes, context, wishOfCall(input, CUTS.cover)) };
});
