import 'server-only';
import { PODIUM_PLACES, type EmbeddedInPost } from '@/components/microblog/embedded-in-post';
import { podiumOf } from '@/components/racing/podium-days';
import { loadFirstPlaces, loadStandingsTop } from '@/lib/season/load-embeds';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { driverPages } from '@/lib/season/driver-pages';

async function loadResult(id: number): Promise<EmbeddedInPost['result']> {
  const [found, drivers] = await Promise.all([loadFirstPlaces(id, PODIUM_PLACES), driverPages()]);
  return found && { session: id, podium: podiumOf(found.session, found.places), drivers };
}

/** What a post shows below its text; null if there is nothing to show, or no longer. */
export async function loadEmbedded({
  session,
  championship: url,
}: Pick<MicroblogPost, 'session' | 'championship'>): Promise<EmbeddedInPost | null> {
  const [result, championship] = await Promise.all([
    session === null ? null : loadResult(session),
    url === '' ? null : loadStandingsTop(url),
  ]);
  return result === null && championship === null ? null : { result, championship };
}
