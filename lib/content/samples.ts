import 'server-only';
import { PAGE_LIST_SIZE } from '@/lib/contract/limits';
import type { InitialData } from '@/lib/contract/endpoints/content';
import { findPage } from './find-page';
import { loadRest } from './load';
import { rowWidgets } from './rows';
import { splitPath, type PagePath } from './path';

/** A widget as some page of the site has it, with an address that it finds its item at. */
export type BlockSample = { readonly template: string; readonly variables: string; readonly path: PagePath };

type Use = { readonly page: string; readonly variables: string };

/** Where each template is used first: on pages of the current model, else of the older one. */
async function usesOf(site: InitialData): Promise<ReadonlyMap<string, Use>> {
  const uses = new Map<string, Use>();
  const note = (template: string, page: string, variables: string) => {
    if (!uses.has(template)) uses.set(template, { page, variables });
  };
  const answer = await loadRest('listPages', { page_size: PAGE_LIST_SIZE, pb: 1 });
  for (const { url, pageContents } of answer?.data ?? []) {
    for (const { template, variables, hidden, deleted } of pageContents) {
      if (!hidden && !deleted) note(template, url, variables);
    }
  }
  const listed = new Set(site.pages.map(({ url }) => url));
  const older = site.sitemap.filter(({ url, model }) => model.endsWith('/Page') && !listed.has(url));
  for (const { url } of older) {
    const found = await findPage(url.replace(/^\/+/, '') || '/');
    if (found?.model !== 'older') continue;
    for (const { template, templatevar } of rowWidgets(found.page)) note(template, url, templatevar);
  }
  return uses;
}

/** An address that a widget on this page finds its item at: the first that the sitemap has below the page. */
async function samplePath(
  page: string,
  template: string,
  { sitemap }: InitialData,
): Promise<PagePath | null> {
  if (template === 'site/sell_product') {
    // While the shop is closed the sitemap has no products.
    const products = await loadRest('listProducts', { page_size: 1 });
    return splitPath([page, ...(products?.data ?? []).map(({ slug }) => slug)]);
  }
  const isDetail = DETAIL_TEMPLATES.has(template);
  const item = isDetail
    ? sitemap.find(({ url }) => url.replace(/^\//, '').startsWith(`${page}/`))
    : undefined;
  return splitPath(item ? item.url.replace(/^\//, '').split('/') : [page]);
}

/** Widgets that show nothing without an item in the address. */
const DETAIL_TEMPLATES: ReadonlySet<string> = new Set([
  'site/article_view',
  'site/category_view',
  'site/podcast_episode',
  'site/round_details',
  'site/session_results',
]);

/** One sample of each template, with the settings of the first page that uses it; default settings where none does. */
export async function loadBlockSamples(
  templates: readonly string[],
  site: InitialData,
): Promise<BlockSample[]> {
  const uses = await usesOf(site);
  const samples = await Promise.all(
    templates.map(async (template) => {
      const { page, variables } = uses.get(template) ?? { page: '', variables: '{}' };
      const path = await samplePath(page, template, site);
      return path && { template, variables, path };
    }),
  );
  return samples.filter((sample) => sample !== null);
}
