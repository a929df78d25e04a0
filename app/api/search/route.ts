import { connection, NextResponse } from 'next/server';
import { isContentUnavailable } from '@/lib/api/errors';
import type { QuickSearchAnswer } from '@/lib/search/answer';
import { cleanQuery, searchAddress } from '@/lib/search/query';
import { createRateLimit } from '@/lib/search/rate';
import { quickSearchSite } from '@/lib/search/site-search';

/** Room for a hundred people who type at once; a query costs about a millisecond. */
const take = createRateLimit({ burst: 200, perSecond: 100 });

const answer = (body: QuickSearchAnswer | { success: false; message: string }, init: ResponseInit) =>
  NextResponse.json(body, init);

/**
 * GET /api/search?q=: the best few hits of a query, for the quick search. A browser that sends its form here, because it runs no
 * script, is led to the screen with all results.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const query = cleanQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (request.headers.get('accept')?.includes('text/html')) {
    return new Response(null, {
      status: 303,
      headers: { Location: searchAddress(query), 'Cache-Control': 'no-store' },
    });
  }
  if (!take()) {
    const body = { success: false, message: 'Too many searches at once. Please try again.' } as const;
    return answer(body, { status: 429, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } });
  }
  try {
    const hits = query === '' ? [] : await quickSearchSite(query);
    return answer({ query, hits }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    const body = { success: false, message: 'The content server does not answer.' } as const;
    return answer(body, { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' } });
  }
}
