import 'server-only';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { categorySwiperBlock } from '@/lib/contract/blocks/site';
import type { CategorySummary } from '@/lib/contract/entities/racing';

/** The categories, all or those in a series. */
export async function loadCategories(
  settings: BlockSettings<typeof categorySwiperBlock>,
): Promise<readonly CategorySummary[]> {
  const response = await loadQuery('categories', { isInSeries: settings.only_in_series ? true : null });
  return response.nextgenCategorys;
}
