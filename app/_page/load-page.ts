import 'server-only';
import { cache } from 'react';
import type { InitialData } from '@/lib/contract/endpoints/content';
import type { CmsPage, RowPage } from '@/lib/contract/entities/page';
import type { Language } from '@/lib/contract/languages';
import { expectChanges } from '@/lib/content/block-times';
import { loadRenderTime } from '@/lib/content/load';
import { pathKey, type PagePath } from '@/lib/content/path';
import type { Resolution } from '@/lib/content/resolve';
import { rowChanges } from '@/lib/content/rows';
import { findSitemapEntry } from '@/lib/content/sitemap';
import { visibilityChanges } from '@/lib/content/visibility';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import { readsAddress } from '@/widgets/address-readers';
import { MISSING, type PageFacts } from '@/widgets/define-widget';
import { mergeFacts, prepareBlocks, type PreparedBlock } from '@/widgets/prepare-blocks';
import { prepareRows, rowFacts, type PreparedRow } from '@/widgets/prepare-rows';

type Shown = {
  readonly path: PagePath;
  readonly site: InitialData;
  readonly language: Language;
  readonly facts: PageFacts;
  readonly now: Date;
  readonly t: Translator;
};
export type LoadedCmsPage = Shown & {
  readonly model: 'current';
  readonly page: CmsPage;
  /** Its blocks are for signed-in visitors, and not here. */
  readonly isWithheld: boolean;
  readonly blocks: readonly PreparedBlock[];
};
export type LoadedRowPage = Shown & {
  readonly model: 'older';
  readonly page: RowPage;
  readonly rows: readonly PreparedRow[];
};
/** A page of either model with all its widgets. */
export type LoadedPage = LoadedCmsPage | LoadedRowPage;

type PageResolution = Extract<Resolution, { kind: 'page' }>;

/** Loads a page with all its widgets; null when a widget's item does not exist. Once a request: metadata and page share it. */
export const loadPage = cache(
  async ({ path, site, found }: PageResolution, language: Language): Promise<LoadedPage | null> => {
    const now = new Date(await loadRenderTime());
    const t = await getTranslator(language);
    const shown = { path, site, language, now, t };
    const about = { path, language, t, now, domain: site.domain };

    // An address below a page is one of its items. Where no widget reads it, there is nothing there.
    // Of a page that is withheld nobody can say here what its widgets read.
    const isWithheld = found.model === 'current' && found.isWithheld === true;
    const isBelow = path.item_url !== '' && !findSitemapEntry(pathKey(path), site.sitemap).found;
    if (isBelow && !isWithheld && !readsAddress(found)) return null;

    if (found.model === 'current') {
      const { page } = found;
      expectChanges(visibilityChanges(page.pageContents, now));
      const blocks = await prepareBlocks(page.pageContents, { ...about, page });
      return blocks === MISSING
        ? null
        : { ...shown, model: 'current', page, isWithheld, blocks, facts: mergeFacts(blocks) };
    }
    const { page } = found;
    expectChanges(rowChanges(page, now));
    const name = page.title || page.name;
    const rows = await prepareRows(page.rows, { ...about, page: { url: page.slug, name } });
    if (rows === MISSING) return null;
    const own = { title: name, description: page.meta_description };
    return { ...shown, model: 'older', page, rows, facts: { ...own, ...rowFacts(rows) } };
  },
);
