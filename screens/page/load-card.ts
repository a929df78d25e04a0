import 'server-only';
import { findPageAt, loadRenderTime } from '@/lib/content/load';
import { pathKey } from '@/lib/content/path';
import type { Language } from '@/lib/contract/languages';
import { getTranslator } from '@/lib/i18n/translator';
import type { ShareCard } from '@/lib/share-picture/card';
import { cardOfBlocks } from '@/widgets/share-cards';
import type { ResolutionOf } from '../resolution';
import { siteCard } from '../shown-picture';

/**
 * The share card of the page at an address, for chats and social networks; only the blocks with one are loaded. Null for most pages, and
 * without a page.
 */
export async function loadPageCard(
  { path: asked, site }: ResolutionOf<'page'>,
  language: Language,
): Promise<ShareCard | null> {
  const at = await findPageAt(asked);
  if (at === null) return null;
  const { found, path } = at;
  const address = pathKey(path);
  if (found.model === 'current') {
    const card = await cardOfBlocks(found.page.pageContents, {
      path,
      page: found.page,
      address,
      language,
      t: await getTranslator(language),
      now: new Date(await loadRenderTime()),
      domain: site.domain,
      isFirst: false,
    });
    if (card !== null) return card;
  }
  return address === '' ? siteCard(site.domain) : null;
}
