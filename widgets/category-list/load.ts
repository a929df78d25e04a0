import 'server-only';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { categoryListBlock } from '@/lib/contract/blocks/site';
import type { CategorySummary } from '@/lib/contract/entities/racing';

/** All categories, or those that race in a series. */
export async function loadCategories({
  only_in_series,
}: BlockSettings<typeof categoryListBlock>): Promise<readonly CategorySummary[]> {
  return (await loadQuery('categories', { isInSeries: only_in_series ? true : null })).nextgenCategorys;
}
