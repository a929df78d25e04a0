import { connection, NextResponse } from 'next/server';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { currentSite } from '@/lib/content/site-store';

/** Open pages ask every minute; a proxy may answer many visitors with one answer. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/**
 * GET /api/sitemap-entry?url=: title and description of an address, as its sitemap entry has them; those of spec point 2 (empty) if it has
 * none. Open pages compare them with what they show.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  try {
    const { sitemap } = await currentSite();
    const { seo_title, seo_meta_description } = sitemap.find(
      new URL(request.url).searchParams.get('url') ?? '',
    );
    return NextResponse.json(
      { seo_title, seo_meta_description },
      { headers: { 'Cache-Control': CACHE_CONTROL } },
    );
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
