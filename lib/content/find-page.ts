import 'server-only';
import type { CmsPage, RowPage } from '@/lib/contract/entities/page';
import { getInitialData } from './initial-data';
import { loadRest } from './load';

export type FoundPage =
  { readonly model: 'current'; readonly page: CmsPage } | { readonly model: 'older'; readonly page: RowPage };

/**
 * Looks a page up by its url (spec point 4, page load): in the page list first, which tells the model, else by asking
 * for it. Null when neither model has it.
 */
export async function findPage(url: string): Promise<FoundPage | null> {
  const { pages } = await getInitialData();
  const listed = pages.some((page) => page.url === url);
  const answer = await loadRest('getPage', listed ? { url } : { slug: url });
  if (answer?.item) return { model: 'current', page: answer.item };
  if (answer?.row_page) return { model: 'older', page: answer.row_page };
  return null;
}
