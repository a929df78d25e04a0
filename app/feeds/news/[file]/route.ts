import { connection } from 'next/server';
import { answerRss, noSuchFeed } from '@/lib/feeds/answer-rss';
import { newsFeed } from '@/lib/feeds/news-feed';

const FEED_FILE = /^([\w-]+)\.xml$/;

/** GET /feeds/news/{group}.xml: the latest news of one group; 404 for an unknown group. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const [, group] = FEED_FILE.exec((await params).file) ?? [];
  const feed = group === undefined ? null : await newsFeed(group);
  return feed === null ? noSuchFeed() : answerRss(feed);
}
