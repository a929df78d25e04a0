import { connection, NextResponse } from 'next/server';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { getInitialData } from '@/lib/content/load';
import { cleanQuery, searchAddress } from '@/lib/content/search-query';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { mainPages } from '@/lib/navigation/site-menus';
import {
  LANGUAGE_PARAMETER,
  QUERY_PARAMETER,
  type QuickSearchAnswer,
  type SearchExits,
} from '@/lib/search/answer';
import { quickSearchSite } from '@/lib/search/site-search';
import { loadSpoilerAddresses, withSpoilers } from '@/lib/search/spoiler-hits';
import { acceptsHtml } from '@/lib/shared/accepts-html';

/** The header's pages. @param lang of the visitor */
async function loadPlaces(lang: string): Promise<SearchExits['places']> {
  const language = asLanguage(lang);
  const [site, t] = await Promise.all([getInitialData(), getTranslator(language)]);
  return mainPages(site, language, t).map(({ name, lang: ofName, href }) => ({ name, lang: ofName, href }));
}

async function answerOf(query: string, lang: string): Promise<QuickSearchAnswer> {
  if (query === '') return { query, hits: [] };
  const [{ hits, suggestions }, spoilers] = await Promise.all([
    quickSearchSite(query),
    loadSpoilerAddresses(),
  ]);
  return hits.length > 0
    ? { query, hits: withSpoilers(hits, spoilers) }
    : { query, hits, exits: { suggestions, places: await loadPlaces(lang) } };
}

/**
 * GET /api/search?q=&lang=: the best few hits for a query, for the quick search. A browser that submits its form here, because it runs no
 * script, is redirected to the screen with all results. The server in front limits the requests per visitor.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { searchParams } = new URL(request.url);
  const query = cleanQuery(searchParams.get(QUERY_PARAMETER) ?? '');
  if (acceptsHtml(request.headers.get('accept'))) {
    return new Response(null, {
      status: 303,
      headers: { Location: searchAddress(query), 'Cache-Control': 'no-store' },
    });
  }
  try {
    const answer = await answerOf(query, searchParams.get(LANGUAGE_PARAMETER) ?? '');
    return NextResponse.json(answer, { headers: { 'Cache-Control': 'private, max-age=60' } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
