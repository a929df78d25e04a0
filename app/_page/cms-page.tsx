import 'server-only';
import { cache } from 'react';
import type { CmsPage } from '@/lib/contract/entities/page';
import type { InitialData } from '@/lib/contract/endpoints/content';
import type { Language } from '@/lib/contract/languages';
import { groupStamp } from '@/lib/content/group-stamp';
import { pathKey, type PagePath } from '@/lib/content/path';
import { findSitemapEntry } from '@/lib/content/sitemap';
import type { Translator } from '@/lib/i18n/translate';
import type { Resolution } from '@/lib/content/resolve';
import { loadRenderTime } from '@/lib/content/load';
import { getTranslator } from '@/lib/i18n/translator';
import { Blocks } from '@/widgets/blocks';
import { MISSING, type PageFacts } from '@/widgets/define-widget';
import { mergeFacts, prepareBlocks, type PreparedBlock } from '@/widgets/prepare-blocks';
import { PageRecheck } from '@/components/layout/page-recheck.client';
import { pageStructuredData } from './metadata';

export type LoadedPage = {
  readonly page: CmsPage;
  readonly path: PagePath;
  readonly site: InitialData;
  readonly language: Language;
  readonly blocks: readonly PreparedBlock[];
  readonly facts: PageFacts;
  readonly now: Date;
  readonly t: Translator;
};

type PageResolution = Extract<Resolution, { kind: 'page' }>;

/** Loads a page with all its widgets; null when a widget's item does not exist. Once a request: metadata and page share it. */
export const loadCmsPage = cache(
  async (resolution: PageResolution, language: Language): Promise<LoadedPage | null> => {
    const { path, site, found } = resolution;
    if (found.model !== 'current') return null;
    const { page } = found;
    const now = new Date(await loadRenderTime());
    const t = await getTranslator(language);
    const context = { path, page, language, t, now, domain: site.domain };
    const blocks = await prepareBlocks(page.pageContents, context);
    if (blocks === MISSING) return null;
    return { page, path, site, language, blocks, facts: mergeFacts(blocks), now, t };
  },
);

/** The blocks of a loaded page with its structured data, and the recheck that runs after it is shown. */
export function CmsPageView({ loaded }: { loaded: LoadedPage }) {
  const { page, path, site } = loaded;
  const key = pathKey(path);
  const entry = findSitemapEntry(key, site.sitemap);
  return (
    <>
      {pageStructuredData(loaded)}
      <Blocks blocks={loaded.blocks} all={loaded.page.pageContents} now={loaded.now} t={loaded.t} />
      <PageRecheck
        url={page.url}
        updatedAt={page.updated_at}
        model="current"
        entry={{ url: key, seo_title: entry.seo_title, seo_meta_description: entry.seo_meta_description }}
        groups={groupStamp(site.groups)}
      />
    </>
  );
}
