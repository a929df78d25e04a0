import 'server-only';
import { listPart } from '@/lib/content/list-options';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { categoryListBlock } from '@/lib/contract/blocks/site';
import type { CategorySummary } from '@/lib/contract/entities/racing';
import type { WidgetContext } from '../define-widget';

/** All categories, or those that race in a series. */
export async function loadCategories(
  { only_in_series }: BlockSettings<typeof categoryListBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly CategorySummary[]> {
  const response = await loadQuery('categories', { isInSeries: only_in_series ? true : null });
  return listPart(response.nextgenCategorys, list);
}
