import 'server-only';
import { listPart } from '@/lib/content/list-options';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { snippetGridBlock } from '@/lib/contract/blocks/site';
import type { Snippet } from '@/lib/contract/entities/news';
import type { WidgetContext } from '../define-widget';

/** The snippets of a group, or all. */
export async function loadSnippets(
  settings: BlockSettings<typeof snippetGridBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly Snippet[]> {
  const response = await loadQuery('snippetsByGroup', { byGroup: settings.group || null });
  return listPart(response.cognitoSnippets, list);
}
