import 'server-only';
import { cache } from 'react';
import type { CmsPage } from '@/lib/contract/entities/page';
import type { InitialData } from '@/lib/contract/endpoints/content';
import type { Language } from '@/lib/contract/languages';
import type { PagePath } from '@/lib/content/path';
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
};

type PageResolution = Extract<Resolution, { kind: 'page' }>;

/** Loads a page with all its widgets; null when a widget's item does not exist. Once a request: metadata and page share it. */
export const loadCmsPage = cache(async (resolution: PageResolution, language: Language): Promise<LoadedPage | null> => {
  const { path, site, found } = resolution;
  if (found.model !== 'current') return null;
  const { page } = found;
  const now = new Date(await loadRenderTime());
  const context = { path, page, language, t: await getTranslator(language), now, domain: site.domain };
  const blocks = await prepareBlocks(page.pageContents, context);
  if (blocks === MISSING) return null;
  return { page, path, site, language, blocks, facts: mergeFacts(blocks), now };
});

/** The blocks of a loaded page with its structured data, and the recheck that runs after it is shown. */
export function CmsPageView({ loaded }: { loaded: LoadedPage }) {
  return (
    <>
      {pageStructuredData(loaded)}
      <Blocks blocks={loaded.blocks} all={loaded.page.pageContents} now={loaded.now} />
      <PageRecheck url={loaded.page.url} updatedAt={loaded.page.updated_at} model="current" />
    </>
  );
}
