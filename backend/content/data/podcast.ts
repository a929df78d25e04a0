import type { Payload } from 'payload';
import type { PodcastChannel, PodcastEpisode } from '../../payload-types.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import type { ContentContext } from '../context.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { allOf, publishedBy } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';

/** A podcast channel, or null. */
export const findChannel = (payload: Payload, id: number): Promise<PodcastChannel | null> =>
  findOne(payload, 'podcast-channels', { id: { equals: id } });

/** The default channel of an episode: the oldest, which the site shows (spec point 2). */
export async function firstChannel(payload: Payload): Promise<PodcastChannel | null> {
  const oldest = {
    collection: 'podcast-channels',
    sort: 'id',
    limit: 1,
    depth: 0,
    pagination: false,
  } as const;
  return (await readable(payload).find(oldest)).docs[0] ?? null;
}

/** A published episode whose date has passed, by its URL name; or null. */
export const findEpisode = ({ payload, now }: ContentContext, url: string): Promise<PodcastEpisode | null> =>
  findOne(
    payload,
    'podcast-episodes',
    allOf(publishedBy('display_start_time', now), { url: { equals: url } }),
  );

/** The published episodes of a channel whose date has passed, latest first. */
export async function episodesOfChannel(
  { payload, now }: ContentContext,
  channelId: number,
): Promise<PodcastEpisode[]> {
  const where = allOf(publishedBy('display_start_time', now), { channel: { equals: channelId } });
  const { docs } = await readable(payload).find({
    ...findAll('podcast-episodes', where),
    sort: ['-display_start_time', '-id'],
  });
  return docs;
}
