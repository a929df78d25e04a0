import { connection } from 'next/server';
import { answerRss } from '@/lib/feeds/answer-rss';
import { postsFeed } from '@/lib/feeds/posts-feed';

/** GET /feeds/posts.xml: the latest short posts. */
export async function GET(): Promise<Response> {
  await connection();
  return answerRss(await postsFeed());
}
