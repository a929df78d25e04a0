import 'server-only';
import { CONTENT_REVALIDATE_S } from '@/lib/content/cache';

/** Serves a feed; shared caches may keep it as long as content is fresh. */
export function answerRss(body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${CONTENT_REVALIDATE_S}, s-maxage=${CONTENT_REVALIDATE_S}`,
    },
  });
}

/** The 404 response for an unknown feed. */
export const noSuchFeed = (): Response => new Response('No such feed.\n', { status: 404 });
