import 'server-only';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { sitePersonListBlock } from '@/lib/contract/blocks/site';
import type { Person } from '@/lib/contract/entities/racing';

/** The people of a group, or all. */
export async function loadContacts({
  group,
}: BlockSettings<typeof sitePersonListBlock>): Promise<readonly Person[]> {
  return (await loadQuery('personsByGroup', { byGroup: group || null })).cognitoPersons;
}
