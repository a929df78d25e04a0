import 'server-only';
import type { DomainSettings } from '@/lib/contract/entities/site';
import { INITIAL_LANGUAGE, type Language } from '@/lib/contract/languages';
import type { ShareCard } from '@/lib/share-picture/card';
import { isDrawable } from '@/lib/share-picture/drawable';
import { loadCircuitScreen } from './circuit/load';
import { circuitCard } from './circuit/metadata';
import { loadPageCard } from './page/load-card';
import type { ResolutionOf, ScreenKind } from './resolution';
import { resolve } from './resolve';
import { loadStandingsScreen } from './standings/load';
import { standingsCard } from './standings/metadata';
import { loadTeamScreen } from './team/load';
import { teamCard } from './team/metadata';
import { loadTimetable } from './timetable/load';
import { timetableCard } from './timetable/metadata';

type LoadCard<K extends ScreenKind> = (
  shown: ResolutionOf<K>,
  language: Language,
) => Promise<ShareCard | null>;

/**
 * The share cards of screens for chats and social networks, by kind. Like widgets/share-cards, they are apart from the views: a route
 * that imports those makes every page's first script heavier.
 */
const CARDS: { readonly [K in ScreenKind]?: LoadCard<K> } = {
  async circuit(shown, language) {
    const screen = await loadCircuitScreen(shown, language);
    return screen && circuitCard(screen);
  },
  page: loadPageCard,
  async standings(shown, language) {
    const screen = await loadStandingsScreen(shown, language);
    return screen && standingsCard(screen);
  },
  async team(shown, language) {
    const screen = await loadTeamScreen(shown, language);
    return screen && teamCard(screen);
  },
  async timetable({ category }, language) {
    const timetable = await loadTimetable(category, language);
    return timetable && timetableCard(timetable);
  },
};

const findCard = <K extends ScreenKind>(kind: K): LoadCard<K> | undefined => CARDS[kind];

/** The share card of the page at an address; null for a page without one, and for an address without a page. */
export async function loadShareCard(
  segments: readonly string[],
): Promise<{ readonly card: ShareCard; readonly domain: DomainSettings } | null> {
  const resolution = await resolve(segments);
  if (resolution.kind === 'missing' || resolution.kind === 'redirect') return null;
  const card = await findCard(resolution.kind)?.(resolution, INITIAL_LANGUAGE);
  const { domain } = resolution.site;
  return card && isDrawable(card, domain.name) ? { card, domain } : null;
}
