import 'server-only';
import { cache, type ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { readsAddress } from '@/lib/contract/blocks';
import { headingBlock } from '@/lib/contract/blocks/core';
import { headingsBlock } from '@/lib/contract/blocks/site';
import type { CmsPage, RowPage } from '@/lib/contract/entities/page';
import type { Language } from '@/lib/contract/languages';
import { expectChanges } from '@/lib/content/block-times';
import {
  findPageAt,
  getSitemapEntry,
  loadRenderTime,
  type FoundPage,
  type PageAtPath,
} from '@/lib/content/load';
import { pathKey, type PagePath } from '@/lib/content/path';
import { rowChanges, rowWidgets } from '@/lib/content/rows';
import type { Site } from '@/lib/content/site-store';
import type { FoundEntry } from '@/lib/content/sitemap';
import { visibilityChanges } from '@/lib/content/visibility';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import { Blocks } from '@/widgets/blocks';
import { MISSING, type PageFacts } from '@/widgets/define-widget';
import { prepareRows, rowFacts, type PreparedRow } from '@/widgets/prepare-rows';
import { mergeFacts, prepareBlocks, shownBlocks, type PreparedBlock } from '@/widgets/registry';
import { Rows } from '@/widgets/rows';
import { arrangeHome, editorOrder, type Arrangement } from './arrange-home';
import { loadHome, type LoadedHome } from './load-home';
import { PageText } from './page-text';
import { PartHead } from './part-head';
import type { ResolutionOf } from '../resolution';

type Shown = {
  readonly path: PagePath;
  readonly site: Site;
  /** The sitemap entry of its path. */
  readonly entry: FoundEntry;
  readonly language: Language;
  readonly facts: PageFacts;
  readonly now: Date;
  readonly t: Translator;
};
export type LoadedCmsPage = Shown & {
  readonly model: 'current';
  readonly page: CmsPage;
  /** Its blocks are for signed-in visitors, and not included. */
  readonly isWithheld: boolean;
  readonly blocks: readonly PreparedBlock[];
  /** The main heading of a part of its list, in the place of the editor's; '' if there is none. */
  readonly heading: string;
  /** Where the site's own part is inserted among them, and which block gives way at the moment. */
  readonly arrangement: Pick<Arrangement, 'ownAt' | 'replaced'>;
  /** The season's state for the home page; null on all others. */
  readonly home: LoadedHome | null;
};
type LoadedRowPage = Shown & {
  readonly model: 'older';
  readonly page: RowPage;
  readonly rows: readonly PreparedRow[];
};
/** A page of either model with all its widgets. */
export type LoadedPage = LoadedCmsPage | LoadedRowPage;

const HOME = '';

/** Blocks that are no more than a title. */
const TITLES: readonly string[] = [headingsBlock.template, headingBlock.template];
const isTitle = ({ block }: PreparedBlock): boolean => TITLES.includes(block.template);

/** Whether any widget on a page reads the address below it. */
function hasItemsBelow({ model, page }: FoundPage): boolean {
  const blocks = model === 'current' ? page.pageContents : rowWidgets(page);
  return blocks.some(({ template }) => readsAddress(template));
}

/**
 * Loads a page with all its widgets, in the order in which they are shown.
 * @returns null if a widget's item does not exist
 * @throws ContentUnavailableError if content can't be loaded
 */
export async function loadFoundPage(
  { found, path }: PageAtPath,
  site: Site,
  language: Language,
): Promise<LoadedPage | null> {
  const now = new Date(await loadRenderTime());
  const t = await getTranslator(language);
  const entry = await getSitemapEntry(pathKey(path));
  const shown = { path, site, entry, language, now, t };
  const about = { path, address: pathKey(path), language, t, now, domain: site.domain };

  // An address below a page is one of its items. If no widget reads it, there is nothing there.
  const isWithheld = found.model === 'current' && found.isWithheld === true;
  const isBelow = path.item_url !== '' && !entry.found;
  if (isBelow && !isWithheld && !hasItemsBelow(found)) return null;

  if (found.model === 'current') {
    const { page } = found;
    expectChanges(visibilityChanges(page.pageContents, now));
    const home = pathKey(path) === HOME ? await loadHome(now, language, t) : null;
    const shownInOrder = shownBlocks(page.pageContents, now);
    const { blocks: inOrder, ...arrangement } = home
      ? arrangeHome(shownInOrder, home.lead)
      : editorOrder(shownInOrder);
    // The site's own part opens the page.
    const isOpened = arrangement.ownAt === 0;
    const blocks = await prepareBlocks(inOrder, { ...about, page }, isOpened);
    if (blocks === MISSING) return null;
    const facts = mergeFacts(blocks);
    const [opening] = blocks;
    const heading = opening && isTitle(opening) ? (facts.part?.heading ?? '') : '';
    return {
      ...shown,
      model: 'current',
      page,
      isWithheld,
      blocks: heading === '' ? blocks : blocks.slice(1),
      heading,
      arrangement,
      home,
      facts,
    };
  }
  const { page } = found;
  expectChanges(rowChanges(page, now));
  const name = page.title || page.name;
  const rows = await prepareRows(page.rows, { ...about, page: { url: page.slug, name } });
  if (rows === MISSING) return null;
  const own = { title: name, description: page.meta_description };
  // Only blocks of the current model have share cards (widgets/share-cards).
  return { ...shown, model: 'older', page, rows, facts: { ...own, ...rowFacts(rows), share: null } };
}

/** Loads the page at an address; null if there is none, or no such item of it. Once a request: metadata and page share it. */
export const loadPage = cache(
  async ({ path, site }: ResolutionOf<'page'>, language: Language): Promise<LoadedPage | null> => {
    const at = await findPageAt(path);
    return at && loadFoundPage(at, site, language);
  },
);

type CmsPageBodyProps = {
  readonly loaded: LoadedCmsPage;
  /** The site's own part, inserted among the blocks. */
  readonly own?: ReactNode;
};

/** The content of a page of the current model: its blocks, the head of a part of its list above them, and its text below. */
export function CmsPageBody({ loaded, own }: CmsPageBodyProps) {
  const { page, blocks, heading, facts, arrangement, path, site, now, t } = loaded;
  return (
    <>
      {facts.part ? <PartHead page={page} part={facts.part} heading={heading} t={t} /> : null}
      <Blocks
        blocks={blocks}
        all={page.pageContents}
        own={own}
        ownAt={arrangement.ownAt}
        replaced={arrangement.replaced}
        now={now}
        t={t}
      />
      <PageText page={page} path={path} configuration={site.domain.configuration} />
    </>
  );
}

/** The rows of a page of the older model. Its `content` holds the same as plain text, and is used if there are no rows. */
export function RowPageBody({ loaded }: { loaded: LoadedRowPage }) {
  const { page, rows, facts, now, t } = loaded;
  const name = page.title || page.name;
  if (rows.length > 0)
    return (
      <>
        {facts.part ? <PartHead page={{ url: page.slug, name }} part={facts.part} t={t} /> : null}
        <Rows rows={rows} changes={rowChanges(page, now)} t={t} />
      </>
    );
  return (
    <div className="container-site py-12">
      <Heading level={1} className="slash-over" isContent>
        {name}
      </Heading>
      <Prose html={page.content} className="mt-6" />
    </div>
  );
}
