import 'server-only';

/** Serves a sitemap. Caches have to revalidate it each time, so that deleted pages disappear at once. */
export const answerSitemap = (body: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
