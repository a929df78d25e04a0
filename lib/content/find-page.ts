import 'server-only';
import type { CmsPage, RowPage } from '@/lib/contract/entities/page';
import { previewOfPage } from '@/lib/preview/current';
import { loadDraftPage } from '@/lib/preview/draft-page';
import { getInitialData } from './initial-data';
import { loadRest } from './load';
import { pathBelow, pathSegments, type PagePath } from './path';
import { findSitemapEntry } from './sitemap';

export type FoundPage =
  | {
      readonly model: 'current';
      readonly page: CmsPage;
      /** For signed-in visitors only: what it says is not here, and comes to their browsers by another way (decision 34). */
      readonly isWithheld?: true;
    }
  | { readonly model: 'older'; readonly page: RowPage };

/** A page with the address as it sees it: what its own address takes up is `page_url`. */
export type PageAtPath = { readonly found: FoundPage; readonly path: PagePath };

/**
 * Looks a page up by its url (spec point 4, page load): in the page list first, which tells the model, else by asking
 * for it. Null when neither model has it. An editor gets the draft.
 */
export async function findPage(url: string): Promise<FoundPage | null> {
  const preview = previewOfPage().current;
  const draft = preview && (await loadDraftPage(url, preview));
  if (draft) return { model: 'current', page: draft };
  const { pages } = await getInitialData();
  const listed = pages.some((page) => page.url === url);
  const answer = await loadRest('getPage', listed ? { url } : { slug: url });
  if (answer?.item?.requires_login) return withheld(answer.item);
  if (answer?.item) return { model: 'current', page: answer.item };
  if (answer?.row_page) return { model: 'older', page: answer.row_page };
  return null;
}

/** The page without its words, also where a content server gives them to anybody: nothing that is kept for all may hold them. */
const withheld = (page: CmsPage): FoundPage => ({
  model: 'current',
  page: { ...page, content: '', pageContents: [] },
  isWithheld: true,
});

/**
 * Finds the page that an address belongs to. A page of the current model is named by the first segment alone; the slug of
 * an older one may take several, and the longest that exists is meant.
 */
export async function findPageAt(path: PagePath): Promise<PageAtPath | null> {
  const { pages, sitemap } = await getInitialData();
  const isListed = pages.some((page) => page.url === path.page_url);
  // Below a listed page stand its items; only what the sitemap calls a page of its own is worth asking for.
  const mayBePage = (slug: string) => !isListed || findSitemapEntry(slug, sitemap).model.endsWith('/Page');
  for (let length = pathSegments(path).length; length > 1; length -= 1) {
    const below = pathBelow(path, length);
    if (!mayBePage(below.page_url)) continue;
    const answer = await loadRest('getPage', { slug: below.page_url });
    if (answer?.row_page) return { found: { model: 'older', page: answer.row_page }, path: below };
  }
  const found = await findPage(path.page_url);
  return found && { found, path };
}
