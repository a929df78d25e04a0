import 'server-only';

/** Serves a sitemap. A page that is gone should not be listed any longer by a cache, so it is checked each time. */
export const answerSitemap = (body: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
