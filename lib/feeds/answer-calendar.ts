import 'server-only';
import { env } from '@/lib/config/env';
import { roundAddress } from '@/lib/content/addresses';
import { CONTENT_REVALIDATE_S } from '@/lib/content/cache';
import { getInitialData, getSitemap, loadRenderTime } from '@/lib/content/load';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import { roundsCalendar } from './rounds-calendar';

/** Serves rounds to calendar apps; a round's last change is that of its page in the sitemap. */
export async function answerCalendar(
  rounds: readonly RoundSummary[],
  file: { readonly name: string; readonly title: string },
): Promise<Response> {
  const [{ domain }, sitemap, now] = await Promise.all([getInitialData(), getSitemap(), loadRenderTime()]);
  const entries = rounds.map((round) => ({
    round,
    modified: sitemap.find(roundAddress(round.url)).lastmod,
  }));
  const name = [domain.organisation_name || domain.name, file.title]
    .filter((part) => part !== '')
    .join(' – ');
  const body = roundsCalendar(entries, { name, siteUrl: env().siteUrl, now: new Date(now) });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${file.name}.ics"`,
      'Cache-Control': `public, max-age=${CONTENT_REVALIDATE_S}, s-maxage=${CONTENT_REVALIDATE_S}`,
    },
  });
}
