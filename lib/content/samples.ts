import 'server-only';
import { recordTemplates } from '@/lib/contract/blocks';
import { sellProductBlock } from '@/lib/contract/blocks/site';
import { PAGE_LIST_SIZE } from '@/lib/contract/limits';
import type { SitemapEntry } from '@/lib/contract/entities/site';
import { findPage, getSitemap, loadRest } from './load';
import { rowWidgets } from './rows';
import type { Site } from './site-store';
import { splitPath, type PagePath } from './path';

/** A widget from a page of the site, with an address at which it finds its item. */
export type BlockSample = { readonly template: string; readonly variables: string; readonly path: PagePath };

const RECORD_TEMPLATES = recordTemplates({ orLatest: true });

type Use = { readonly page: string; readonly variables: string };

/** The first use of each template: on pages of the current model, else of the older one. */
async function usesOf(site: Site, sitemap: readonly SitemapEntry[]): Promise<ReadonlyMap<string, Use>> {
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
  const older = sitemap.filter(({ url, model }) => model.endsWith('/Page') && !listed.has(url));
  for (const { url } of older) {
    const found = await findPage(url.replace(/^\/+/, '') || '/');
    if (found?.model !== 'older') continue;
    for (const { template, templatevar } of rowWidgets(found.page)) note(template, url, templatevar);
  }
  return uses;
}

/** An address at which a widget on this page finds its item: the first in the sitemap below the page. */
async function samplePath(
  page: string,
  template: string,
  sitemap: readonly SitemapEntry[],
): Promise<PagePath | null> {
  if (template === sellProductBlock.template) {
    // While the shop is closed the sitemap has no products.
    const products = await loadRest('listProducts', { page_size: 1 });
    return splitPath([page, ...(products?.data ?? []).map(({ slug }) => slug)]);
  }
  const isDetail = RECORD_TEMPLATES.has(template);
  const item = isDetail
    ? sitemap.find(({ url }) => url.replace(/^\//, '').startsWith(`${page}/`))
    : undefined;
  return splitPath(item ? item.url.replace(/^\//, '').split('/') : [page]);
}

/** One sample of each template, with the settings of the first page that uses it; default settings where none does. */
export async function loadBlockSamples(templates: readonly string[], site: Site): Promise<BlockSample[]> {
  const sitemap = [...(await getSitemap()).entries()];
  const uses = await usesOf(site, sitemap);
  const samples = await Promise.all(
    templates.map(async (template) => {
      const { page, variables } = uses.get(template) ?? { page: '', variables: '{}' };
      const path = await samplePath(page, template, sitemap);
      return path && { template, variables, path };
    }),
  );
  return samples.filter((sample) => sample !== null);
}
