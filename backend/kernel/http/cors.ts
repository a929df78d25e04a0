const PREFLIGHT_AGE_SECONDS = 600;

/** Allows the site's own origin to read the response. No credentials: callers are identified by bearer token, never by cookie. */
export function withCors(request: Request, response: Response, siteUrl: string): Response {
  response.headers.append('Vary', 'Origin');
  if (isSite(request, siteUrl)) {
    response.headers.set('Access-Control-Allow-Origin', new URL(siteUrl).origin);
    response.headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After');
  }
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}

/** Responds to a preflight request. */
export function preflight(request: Request, siteUrl: string, methods: readonly string[]): Response {
  const headers = isSite(request, siteUrl)
    ? {
        'Access-Control-Allow-Methods': methods.join(', '),
        'Access-Control-Allow-Headers': 'authorization, content-type',
        'Access-Control-Max-Age': String(PREFLIGHT_AGE_SECONDS),
      }
    : undefined;
  return new Response(null, { status: 204, headers: { Allow: methods.join(', '), ...headers } });
}

const isSite = (request: Request, siteUrl: string) =>
  request.headers.get('origin') === new URL(siteUrl).origin;
