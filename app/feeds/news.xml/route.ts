import { connection } from 'next/server';
import { answerRss, noSuchFeed } from '@/lib/feeds/answer-rss';
import { newsFeed } from '@/lib/feeds/news-feed';

/** GET /feeds/news.xml: the latest news. */
export async function GET(): Promise<Response> {
  await connection();
  const feed = await newsFeed('');
  return feed === null ? noSuchFeed() : answerRss(feed);
}
