import { connection, NextResponse } from 'next/server';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer } from '@/lib/api/wire-answer';
import { currentSite } from '@/lib/content/site-store';

/** Open pages request this every minute; a proxy may give many visitors the same response. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/**
 * GET /api/sitemap-entry?url=: the title and description of an address from its sitemap entry; the empty ones of spec point 2 if it has
 * none. Open pages compare them with the ones they show.
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
