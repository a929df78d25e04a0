import 'server-only';
import { pathKey } from '@/lib/content/path';
import { loadRenderTime } from '@/lib/content/load';
import { resolve, type Resolution } from '@/lib/content/resolve';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { INITIAL_LANGUAGE } from '@/lib/contract/languages';
import { getTranslator } from '@/lib/i18n/translator';
import type { ShareCard } from '@/lib/share-picture/card';
import { isDrawable } from '@/lib/share-picture/drawable';
import { cardOfBlocks } from '@/widgets/share-cards';
import { circuitCard, loadCircuitScreen } from './load-circuit';
import { loadStandingsScreen, standingsCard } from './load-standings';
import { loadTeamScreen, teamCard } from './load-team';
import { loadTimetable, timetableCard } from './load-timetable';
import { siteCard } from './shown-picture';

/** What is drawn for the page at an address; null for a page without a drawn picture, and for an address without a page. */
export async function loadShareCard(
  segments: readonly string[],
): Promise<{ readonly card: ShareCard; readonly domain: DomainSettings } | null> {
  const resolution = await resolve(segments);
  const card = await cardOf(resolution);
  if (card === null || !('site' in resolution)) return null;
  const { domain } = resolution.site;
  return isDrawable(card, domain.name) ? { card, domain } : null;
}

async function cardOf(resolution: Resolution): Promise<ShareCard | null> {
  if (resolution.kind === 'standings') {
    const screen = await loadStandingsScreen(resolution, INITIAL_LANGUAGE);
    return screen === null ? null : standingsCard(screen);
  }
  if (resolution.kind === 'circuit') {
    const screen = await loadCircuitScreen(resolution, INITIAL_LANGUAGE);
    return screen === null ? null : circuitCard(screen);
  }
  if (resolution.kind === 'team') {
    const screen = await loadTeamScreen(resolution, INITIAL_LANGUAGE);
    return screen === null ? null : teamCard(screen);
  }
  if (resolution.kind === 'timetable') {
    const timetable = await loadTimetable(resolution.category, INITIAL_LANGUAGE);
    return timetable === null ? null : timetableCard(timetable);
  }
  if (resolution.kind !== 'page') return null;
  const { path, found, site } = resolution;
  if (found.model === 'current') {
    const card = await cardOfBlocks(found.page.pageContents, {
      path,
      page: found.page,
      address: pathKey(path),
      language: INITIAL_LANGUAGE,
      t: await getTranslator(INITIAL_LANGUAGE),
      now: new Date(await loadRenderTime()),
      domain: site.domain,
      isFirst: false,
    });
    if (card !== null) return card;
  }
  return pathKey(path) === '' ? siteCard(site.domain) : null;
}
