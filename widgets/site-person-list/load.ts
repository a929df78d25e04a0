import 'server-only';
import { listPart } from '@/lib/content/list-options';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { sitePersonListBlock } from '@/lib/contract/blocks/site';
import type { Person } from '@/lib/contract/entities/racing';
import type { WidgetContext } from '../define-widget';

/** The people of a group, or all. */
export async function loadContacts(
  { group }: BlockSettings<typeof sitePersonListBlock>,
  { list }: Pick<WidgetContext, 'list'>,
): Promise<readonly Person[]> {
  return listPart((await loadQuery('personsByGroup', { byGroup: group || null })).cognitoPersons, list);
}
