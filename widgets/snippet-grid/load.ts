import 'server-only';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { snippetGridBlock } from '@/lib/contract/blocks/site';
import type { Snippet } from '@/lib/contract/entities/news';

/** The snippets of a group, or all. */
export async function loadSnippets(
  settings: BlockSettings<typeof snippetGridBlock>,
): Promise<readonly Snippet[]> {
  const answer = await loadQuery('snippetsByGroup', { byGroup: settings.group || null });
  return answer.cognitoSnippets;
}
