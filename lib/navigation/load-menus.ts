import 'server-only';
import type { Navigation } from '@/lib/contract/entities/navigation';
import type { Language } from '@/lib/contract/languages';
import { expectChanges } from '@/lib/content/block-times';
import { shownNotice } from './shown-notice';
import { siteMenus, type SiteMenus } from './site-menus';
import type { ShownNotice } from './notice';
import type { Site } from '@/lib/content/site-store';
import type { Translator } from '@/lib/i18n/translate';
import { currentPreview } from '@/lib/preview/current';
import { loadDraftNavigation } from '@/lib/preview/draft-navigation';

/** The content server's menus; in an editor's preview, the draft. */
async function loadNavigation(site: Site): Promise<Navigation | null> {
  const preview = await currentPreview();
  const draft = preview ? await loadDraftNavigation(preview) : undefined;
  return draft === undefined ? site.navigation : draft;
}

/**
 * Menus and notice of every page. Cached pages are rendered again when the notice appears and disappears, for visitors without scripts.
 * @param now the time that the page is rendered for, epoch milliseconds
 */
export async function loadMenus(
  site: Site,
  language: Language,
  now: number,
  t: Translator,
): Promise<{ readonly menus: SiteMenus; readonly notice: ShownNotice | null }> {
  const navigation = await loadNavigation(site);
  const notice = shownNotice(navigation?.notice ?? null, language, now, t);
  const changes = [notice?.from, notice?.until].filter(
    (moment) => typeof moment === 'number' && moment > now,
  );
  expectChanges(changes.map((moment) => new Date(Number(moment)).toISOString()).toSorted());
  return { menus: siteMenus(site, navigation, language, t), notice };
}
