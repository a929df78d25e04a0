import { connection } from 'next/server';
import { answerRss, noSuchFeed } from '@/lib/feeds/answer-rss';
import { channelFeed } from '@/lib/feeds/channel-feed';

/** GET /feeds/podcast.xml: the podcast for podcast apps; 404 on a site without one. */
export async function GET(): Promise<Response> {
  await connection();
  const feed = await channelFeed();
  return feed === null ? noSuchFeed() : answerRss(feed);
}
