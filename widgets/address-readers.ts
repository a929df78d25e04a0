import type { FoundPage } from '@/lib/content/find-page';
import { rowWidgets } from '@/lib/content/rows';

/** Widgets that show what the address below their page names: an item, a group, a page of a list. */
const ADDRESS_READERS: ReadonlySet<string> = new Set([
  'core/gallery_group',
  'site/article_list',
  'site/article_view',
  'site/category_view',
  'site/driver_list',
  'site/microblog_feed',
  'site/podcast_episode',
  'site/results_list',
  'site/round_details',
  'site/sell_product',
  'site/session_results',
  'site/shop',
]);

/** Whether anything on a page can answer an address below it. */
export function readsAddress({ model, page }: FoundPage): boolean {
  const templates = model === 'current' ? page.pageContents : rowWidgets(page);
  return templates.some(({ template }) => ADDRESS_READERS.has(template));
}
