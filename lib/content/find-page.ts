import 'server-only';
import type { CmsPage, RowPage } from '@/lib/contract/entities/page';
import { previewOfPage } from '@/lib/preview/current';
import { loadDraftPage } from '@/lib/preview/draft-page';
import { getInitialData, getSitemapEntry, loadRest } from './load';
import { pathBelow, pathSegments, type PagePath } from './path';

export type FoundPage =
  | {
      readonly model: 'current';
      readonly page: CmsPage;
      /** For signed-in visitors only: its content is not here and reaches their browsers another way (decision 34). */
      readonly isWithheld?: true;
    }
  | { readonly model: 'older'; readonly page: RowPage };

/** A page with the rest of the address after its own part: `page_url`. */
export type PageAtPath = { readonly found: FoundPage; readonly path: PagePath };

/**
 * Looks up a page by its url (spec point 4, page load), in both models (spec point 7: find one by slug). Null if neither has it. An
 * editor gets the draft.
 */
export async function findPage(url: string): Promise<FoundPage | null> {
  const preview = previewOfPage().current;
  const draft = preview && (await loadDraftPage(url, preview));
  if (draft) return { model: 'current', page: draft };
  const answer = await loadRest('getPage', { slug: url });
  if (answer?.item?.requires_login) return withheld(answer.item);
  if (answer?.item) return { model: 'current', page: answer.item };
  if (answer?.row_page) return { model: 'older', page: answer.row_page };
  return null;
}

/** The page without its content, even if a content server gives it to everybody: shared caches must not hold it. */
const withheld = (page: CmsPage): FoundPage => ({
  model: 'current',
  page: { ...page, content: '', pageContents: [] },
  isWithheld: true,
});

/**
 * Finds the page that an address belongs to. The first segment alone names a page of the current model; the slug of an older one may
 * have several segments, and the longest existing one is meant.
 */
export async function findPageAt(path: PagePath): Promise<PageAtPath | null> {
  const { pages } = await getInitialData();
  const isListed = pages.some((page) => page.url === path.page_url);
  // Addresses below a listed page are usually its items; only those that the sitemap lists as pages are worth a request.
  const mayBePage = async (slug: string) =>
    !isListed || (await getSitemapEntry(slug)).model.endsWith('/Page');
  for (let length = pathSegments(path).length; length > 1; length -= 1) {
    const below = pathBelow(path, length);
    if (!(await mayBePage(below.page_url))) continue;
    const answer = await loadRest('getPage', { slug: below.page_url });
    if (answer?.row_page) return { found: { model: 'older', page: answer.row_page }, path: below };
  }
  const found = await findPage(path.page_url);
  return found && { found, path };
}
