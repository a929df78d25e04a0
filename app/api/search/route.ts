import { connection, NextResponse } from 'next/server';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import type { QuickSearchAnswer } from '@/lib/search/answer';
import { cleanQuery, searchAddress } from '@/lib/content/search-query';
import { quickSearchSite } from '@/lib/search/site-search';
import { loadSpoilerAddresses, withSpoilers } from '@/lib/search/spoiler-hits';

/**
 * GET /api/search?q=: the best few hits for a query, for the quick search. A browser that submits its form here, because it runs no
 * script, is redirected to the screen with all results. The server in front limits the requests per visitor.
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
  try {
    const hits =
      query === ''
        ? []
        : withSpoilers(...(await Promise.all([quickSearchSite(query), loadSpoilerAddresses()])));
    const response: QuickSearchAnswer = { query, hits };
    return NextResponse.json(response, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
